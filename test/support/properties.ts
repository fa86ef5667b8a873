import fc from 'fast-check';

/** Property tests draw the same cases in every run, so that a change alone turns one red. PROPERTY_SEED=random, or a number, draws others. */
const { PROPERTY_SEED } = process.env;

if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED ?? 20_260_101) });

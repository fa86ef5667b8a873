/** Has no declarations of its own; imported for what it registers. */
declare module '@hyperjump/json-schema/formats';

import { catalogueOf } from '../../src/tools/catalogue.ts';
import { readCards } from '../../src/tools/written-cards.ts';

/** What `src/tools/index.ts` gives, with the cards as the build wrote them from the same sources. */
export const catalogue = catalogueOf(readCards(new URL('../../dist/tools/', import.meta.url)));

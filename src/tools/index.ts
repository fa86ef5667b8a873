import { catalogueOf } from './catalogue.ts';
import crypto from './crypto/index.ts';
import data from './data/index.ts';
import encoding from './encoding/index.ts';
import everyday from './everyday/index.ts';
import finance from './finance/index.ts';
import generators from './generators/index.ts';
import math from './math/index.ts';
import text from './text/index.ts';

/** Every tool of the service. */
export const catalogue = catalogueOf([...text, ...data, ...encoding, ...crypto, ...math, ...finance, ...generators, ...everyday]);

/** What to look for among tools beside the answer of a conversion: its words, as its numbers stand in the names of other things (UUID version 3). */
export const wordsOfConversion = (query: string): string => query.replace(/[\d½¼¾][\d.,/⁄]*(?:e[+-]?\d+)?/gi, ' ').trim();

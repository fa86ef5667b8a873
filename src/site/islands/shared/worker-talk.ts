/** What a page asks of the service worker. Each but the last two is answered on the port that comes along. */
export type Wish =
  /** Which tools can be kept, and what they take. */
  | { wish: 'sizes' }
  /** To keep tools. @see whole also what they load while they run */
  | { wish: 'keep'; slugs: readonly string[]; whole: boolean }
  /** To keep what says what something is. */
  | { wish: 'detection' }
  /** To take over from the service worker of an earlier version. */
  | { wish: 'take-over' };

/** The tools that can be kept, how many of them are, and the bytes of all files. */
export interface Sizes {
  tools: string[];
  kept: number;
  bytes: number;
}

/** How many of the tools that were asked for are kept now. */
export interface Kept {
  kept: number;
}

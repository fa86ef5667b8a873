/** The inputs and the result of every tool by its slug. The build puts the tools of the catalogue in the place of this. */
export interface Tools {
  [slug: string]: { inputs: Record<string, unknown>; result: Record<string, unknown> };
}

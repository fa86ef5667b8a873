import type { Relation } from './relation.ts';

/** A unit as the data files define it. */
export interface UnitDefinition {
  /** Unique among all units; what URLs and formulas use. */
  readonly code: string;
  readonly label: string;
  readonly aliases: readonly string[];
  /** To the category's base, the coherent SI unit. */
  readonly relation: Relation;
  /** Where the definition stands. */
  readonly source: string;
}

/** A unit and the name of its category. */
export interface Unit extends UnitDefinition {
  readonly category: string;
}

/** The units of one kind of quantity. */
export interface UnitCategory {
  readonly name: string;
  readonly units: readonly Unit[];
}

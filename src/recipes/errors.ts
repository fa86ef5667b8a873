/** How many recipes an account may keep. */
export const MAX_RECIPES = 100;

const MESSAGES = {
  invalid_name: 'The name must be a string of 1 to 100 characters, without control characters, line separators or marks that change the direction of writing.',
  recipe_not_found: 'The account has no recipe of this name.',
  recipe_name_taken: 'The account already has a recipe of this name.',
  recipe_limit_reached: `The account already has ${MAX_RECIPES} recipes; delete one first.`,
  account_not_found: 'There is no such account.',
} as const;

/** Something about recipes that cannot be done. */
export class RecipeError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES) {
    super(MESSAGES[code]);
    this.name = 'RecipeError';
    this.code = code;
  }
}

/** Whether an engine has given up a piece of code for want of stack: Firefox says that with an error of its own. */
export const isTooDeep = (error: unknown): boolean => error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

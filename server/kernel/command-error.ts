/** What an operator's command could not do and what to mend; shown as it is. */
export class CommandError extends Error {}

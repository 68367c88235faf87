/** What an operator's command could not do and what to mend; shown as it is. */
export class CommandFault extends Error {}

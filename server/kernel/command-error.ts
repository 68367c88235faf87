/** Failure of an operator's command, with what to correct; the message is shown unchanged. */
export class CommandError extends Error {}

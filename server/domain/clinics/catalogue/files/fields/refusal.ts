/** Why a cell is not taken, and what would be right; a sentence without its full stop. */
export class Refusal {
  constructor(readonly message: string) {}
}

/** Reads a cell that is not blank, without blanks at its ends. */
export type FieldReader<T> = (text: string) => T | Refusal;

const SHOWN = 40;

/** What a cell says, as messages quote it. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line}”`;
};

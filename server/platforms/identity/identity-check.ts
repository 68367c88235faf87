/** Name and number as a resident identity card has them. */
export interface NamedNumber {
  readonly name: string;
  readonly number: string;
}

/**
 * What a service says of a name and a number: they belong together; they do not; `unknown`: it has said neither, because it does
 * not answer, refuses the question or has no record of the number (small children often have none).
 */
export type IdentityAnswer = 'match' | 'mismatch' | 'unknown';

/** Asks a service whether a name and a number belong together. Never rejects. */
export type IdentityCheck = (person: NamedNumber) => Promise<IdentityAnswer>;

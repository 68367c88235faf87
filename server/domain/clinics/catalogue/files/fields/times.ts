import { readInstant } from './day';
import type { FieldReader } from './refusal';

/** Stands for the time of publishing of a draft. */
export const DRAFT = 'draft';

/** Reads from when a text is shown, an instant as `readInstant` has it; null for a draft. */
export const readShownFrom: FieldReader<string | null> = (text) =>
  text === DRAFT ? null : readInstant(text);

/** What is wrong with the times of a text, ISO instants; null: nothing. */
export const timesProblem = (from: string | null, until: string | null): string | null =>
  from !== null && until !== null && Date.parse(until) < Date.parse(from)
    ? 'is before it is published; write a later time, or leave it out'
    : null;

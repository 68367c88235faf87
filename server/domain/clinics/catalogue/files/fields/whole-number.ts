import { isWithin } from '../../rules/limits';
import type { Limits } from '../../rules/limits';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Reads a whole number, both limits included. */
export const wholeNumber =
  (limits: Limits): FieldReader<number> =>
  (text) => {
    const digits = plain(text);
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
    return isWithin(value, limits)
      ? value
      : new Refusal(`${quoted(text)} is no whole number from ${limits.join(' to ')}`);
  };

import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Reads a whole number, both limits included. */
export const wholeNumber =
  (least: number, most: number): FieldReader<number> =>
  (text) => {
    const digits = plain(text);
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
    return value >= least && value <= most
      ? value
      : new Refusal(`${quoted(text)} is no whole number from ${String(least)} to ${String(most)}`);
  };

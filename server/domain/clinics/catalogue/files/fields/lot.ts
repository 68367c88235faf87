import { isLot, normalizeLot } from '@contract/desk/lot-rules';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** Reads a maker's lot number, as the desk stores it. */
export const readLot: FieldReader<string> = (text) => {
  const lot = plain(text);
  return isLot(lot)
    ? normalizeLot(lot)
    : new Refusal(`${quoted(text)} is no lot: 4 to 20 letters, digits and dashes, with a digit`);
};

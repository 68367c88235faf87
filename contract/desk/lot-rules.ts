const LOT = /^(?=.*\d)[A-Z0-9][A-Z0-9-]{3,19}$/;

/** A lot number as it is stored: no blanks, upper case. */
export const normalizeLot = (lot: string): string => lot.replace(/\s+/g, '').toUpperCase();

/** Whether a text can be a maker's lot number: 4 to 20 letters, digits and dashes, with a digit among them. */
export const isLot = (lot: string): boolean => LOT.test(normalizeLot(lot));

/** Least and most characters of a word on how a lot was given that must not be. */
export const LEAST_LOT_NOTE = 2;
export const MOST_LOT_NOTE = 100;

/** Whether a text says how such a lot was given; the empty text stands for none that was. */
export const isLotNote = (note: string): boolean =>
  note.trim() === '' || note.trim().length >= LEAST_LOT_NOTE;

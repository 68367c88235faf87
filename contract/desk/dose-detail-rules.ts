/** Where on the body a dose was given, as the vaccination record has it; `oral` where it was swallowed. */
export const SITES = ['leftArm', 'rightArm', 'leftThigh', 'rightThigh', 'oral', 'other'] as const;
export type Site = (typeof SITES)[number];

/** Code of the smallest pack: 20 digits (GB/T and NMPA's code of drugs for tracing, 药品追溯码). */
const PACK_CODE = /^\d{20}$/;

/** A pack's code as it is stored: no blanks. */
export const normalizePackCode = (code: string): string => code.replace(/\s+/g, '');

/** Whether a text can be the code of a pack; the empty text stands for none. */
export const isPackCode = (code: string): boolean =>
  code.trim() === '' || PACK_CODE.test(normalizePackCode(code));

/**
 * Whether a vaccine was still valid on the day on which it was given; an expiry is the last valid day.
 * @param expiry `YYYY-MM-DD`; the empty text where it is not known
 */
export const isValidOn = (expiry: string, day: string): boolean => expiry === '' || expiry >= day;

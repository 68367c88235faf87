import { SERIES_CODES } from './schedule-code-rules';

/** Catalogue codes of vaccines outside the programme, or no longer in it, whose doses can be self-reported. */
export const OTHER_CODES = [
  'dt',
  'topv',
  'mr',
  'dtap-ipv-hib',
  'dtap-hib',
  'hib',
  'pcv13',
  'rota',
  'ev71',
  'varicella',
  'mcv2',
  'mcv4',
  'mpsv4',
  'hpv4',
  'hpv9',
  'flu',
  'flu-nasal',
  'ppv23',
  'zoster',
  'zoster-live',
  'rabies',
] as const;
/** Every vaccine that can be entered by hand. */
export const ENTRY_CODES = [...SERIES_CODES, ...OTHER_CODES] as const;
export type EntryCode = (typeof ENTRY_CODES)[number];

/** Whether doses of a vaccine can be self-reported. @param code of the catalogue */
export const isEntryCode = (code: string): code is EntryCode =>
  ENTRY_CODES.some((each) => each === code);

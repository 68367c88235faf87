export const SUGGESTION_CODES = ['flu', 'hpv', 'ppv23', 'zoster'] as const;
export type SuggestionCode = (typeof SUGGESTION_CODES)[number];
export const SUGGESTION_STATUSES = ['suggested', 'begun', 'done'] as const;
export type SuggestionStatus = (typeof SUGGESTION_STATUSES)[number];

/** A vaccine outside the programme, paid by oneself, that suits a person’s age. */
export interface Suggestion {
  readonly code: SuggestionCode;
  readonly status: SuggestionStatus;
  /** Last dose on record, `YYYY-MM-DD`. */
  readonly lastDay: string | null;
}

/** Catalogue codes of the vaccines of each suggestion. */
export const SUGGESTED_CODES: Record<SuggestionCode, readonly string[]> = {
  flu: ['flu', 'flu-nasal'],
  hpv: ['hpv2', 'hpv4', 'hpv9'],
  ppv23: ['ppv23'],
  zoster: ['zoster', 'zoster-live'],
};

/** Storage entry of the answers that have not arrived. Named in `PERSONAL_ENTRIES`. */
export const DRAFTS_ENTRY = 'followUpDrafts';

/** Why something is reported, or taken away by staff. */
export const REPORT_REASONS = [
  'advertising',
  'healthClaim',
  'abuse',
  'privacy',
  'illegal',
  'minors',
  'spam',
  'other',
] as const;

/** Version of the text that is agreed to before a follow-up begins; another text is another version. */
export const FOLLOW_UP_CONSENT = '2026-11';

/** Days after a visit for which its answers are stored. */
export const FOLLOW_UP_RETENTION = 730;

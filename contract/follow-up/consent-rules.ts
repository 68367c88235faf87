/** Days after a visit for which its answers are stored. */
export const FOLLOW_UP_RETENTION = 730;

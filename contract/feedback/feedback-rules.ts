/** Characters of the longest feedback. */
export const FEEDBACK_LENGTH = 500;
/** Pictures of one feedback. */
export const FEEDBACK_PICTURES = 4;

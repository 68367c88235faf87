/** Tasks that give health beans. None has to do with doses or health checks: rewards would falsify health data. */
export const BEAN_TASKS = ['signIn', 'profile', 'readArticle', 'questionnaire'] as const;
export type BeanTask = (typeof BEAN_TASKS)[number];

/** What beans can be given to. */
export const BEAN_CAUSES = ['ruralHealth', 'oldPeople'] as const;
export type BeanCause = (typeof BEAN_CAUSES)[number];

/** Months that beans are valid, counted from the end of the month in which they were collected. */
export const BEAN_MONTHS = 12;
/** Days before beans expire on which a message says so. */
export const EXPIRY_WARNING_DAYS = 30;
/** Seconds that an article has to be in view for the reading task. */
export const READING_SECONDS = 30;
/** Seconds between two calls while an article is in view; a longer silence counts as so much. */
export const READING_BEAT_SECONDS = 10;
/** The most beans of one donation. */
export const MOST_DONATED = 10_000;
/** ms in which a donation can be taken back. */
export const DONATION_UNDO_MS = 24 * 3_600_000;

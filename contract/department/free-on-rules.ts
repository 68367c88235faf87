/** When a free place is asked for: on Saturday or Sunday, or from {@link EVENING_FROM} on. */
export const FREE_ON = ['weekend', 'evening'] as const;
export type FreeOn = (typeof FREE_ON)[number];

/** Start of the evening, `HH:mm`: most clinics are open until 17:00. */
export const EVENING_FROM = '17:00';

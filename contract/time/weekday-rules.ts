/** Weekday of a day `YYYY-MM-DD`, 1 Monday … 7 Sunday (ISO 8601). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

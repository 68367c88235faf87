/**
 * From when texts send somebody with a fever to the clinic or a doctor: °C under the arm, this or more, or longer than
 * these days. What a clinic looks into as a suspected adverse event is the severity rules' own limit. Ours: the more
 * careful one of each, where published limits differ.
 */
export const FEVER_ADVICE = { degrees: 38.5, days: 2 } as const;

/** From when a baby with a fever sees a doctor the same day: °C under the arm, this or more, below the age in months. */
export const BABY_FEVER = {
  youngest: { degrees: 38, underMonths: 3 },
  older: { degrees: 39, underMonths: 6 },
} as const;

const { youngest, older } = BABY_FEVER;

/** {@link BABY_FEVER} as all texts after a vaccination say it. */
export const BABY_FEVER_TEXT = {
  zh: `未满 ${youngest.underMonths} 个月的宝宝达到 ${youngest.degrees}℃、${youngest.underMonths} 到 ${older.underMonths} 个月达到 ${older.degrees}℃，请当天就医`,
  en: `Under ${youngest.underMonths} months with ${youngest.degrees} °C, from ${youngest.underMonths} to ${older.underMonths} months with ${older.degrees} °C: see a doctor the same day`,
} as const;

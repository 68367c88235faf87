/**
 * From when texts send somebody with a fever to the clinic or a doctor: °C under the arm, this or more, or longer than
 * these days. What a clinic looks into as a suspected adverse event is the severity rules' own limit. Ours: the more
 * careful one of each, where published limits differ.
 */
export const FEVER_ADVICE = { degrees: 38.5, days: 2 } as const;

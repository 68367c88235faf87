/**
 * From when texts send somebody with a fever to the clinic or a doctor: °C under the arm, this or more, or longer than
 * these days. What a clinic looks into as a suspected adverse event is the severity rules' own limit. Ours: the more
 * careful one of each, where published limits differ.
 */
export const FEVER_ADVICE = { degrees: 38.5, days: 2 } as const;

/**
 * From when anybody sees a doctor the same day, and from when 120 is called: °C under the arm, this or more. Ours, and
 * more careful than NICE, which has 39 °C for babies from 3 to 6 months only.
 */
export const HIGH_FEVER = { sameDay: 39, callNow: 40 } as const;

/**
 * From when a baby with a fever sees a doctor the same day: °C under the arm, this or more, below the age in months. The
 * newborn's is a danger sign of the IMCI charts, the next one red in NICE's traffic lights, the last one amber there.
 */
export const BABY_FEVER = {
  newborn: { degrees: 37.5, underMonths: 2 },
  youngest: { degrees: 38, underMonths: 3 },
  older: { degrees: HIGH_FEVER.sameDay, underMonths: 6 },
} as const;

/**
 * Too cold, °C under the arm, less than this. Babies below the age in months see a doctor the same day (IMCI), others are
 * to measure again and call the clinic; anybody below `anybody` sees a doctor the same day (NHS).
 */
export const TOO_COLD = { degrees: 35.5, underMonths: 3, allAges: 35 } as const;

/** Hours after a vaccination within which a rash all over may be the beginning of anaphylaxis (China's AEFI scheme). */
export const ALLERGY_HOURS = 24;

/**
 * Months of age from which a child is given something for a fever without a doctor's word. Medicine: what a paediatrician of
 * Beijing Children's Hospital said for the State Council's mechanism on 13 December 2022, and China's leaflets; the NHS has
 * ibuprofen from 3 months. Water: WHO, nothing but milk for six months.
 */
export const GIVE_FROM = { paracetamol: 2, ibuprofen: 6, water: 6 } as const;

/** {@link BABY_FEVER} and {@link HIGH_FEVER} as all texts after a vaccination say them. */
export const BABY_FEVER_TEXT = {
  zh: `宝宝未满 ${BABY_FEVER.newborn.underMonths} 个月达到 ${BABY_FEVER.newborn.degrees}℃、未满 ${BABY_FEVER.youngest.underMonths} 个月达到 ${BABY_FEVER.youngest.degrees}℃，请当天就医；其他人达到 ${HIGH_FEVER.sameDay}℃ 也要当天就医`,
  en: `Babies under ${BABY_FEVER.newborn.underMonths} months with ${BABY_FEVER.newborn.degrees} °C and under ${BABY_FEVER.youngest.underMonths} months with ${BABY_FEVER.youngest.degrees} °C: see a doctor the same day; so do others with ${HIGH_FEVER.sameDay} °C`,
} as const;

/** When to call 120, as texts after a vaccination say it. */
export const CALL_NOW_TEXT = {
  zh: `达到 ${HIGH_FEVER.callNow}℃、呼吸困难、抽搐、叫不醒，或接种后 ${ALLERGY_HOURS} 小时内全身起疹，请立即拨打 120`,
  en: `With ${HIGH_FEVER.callNow} °C, trouble breathing, a seizure, if somebody cannot be woken, or with a rash all over within ${ALLERGY_HOURS} hours of the vaccination: call 120 at once`,
} as const;

/** What to drink with a fever. */
export const DRINK_TEXT = {
  zh: `未满 ${GIVE_FROM.water} 个月的宝宝多喂奶，不要另外喂水；大孩子和大人多喝水`,
  en: `Babies under ${GIVE_FROM.water} months: feed milk more often, no water; everybody else: drink plenty`,
} as const;

/** Who may be given which medicine against fever. */
export const MEDICINE_TEXT = {
  zh: `退热药不要自己给小宝宝吃：对乙酰氨基酚要满 ${GIVE_FROM.paracetamol} 个月，布洛芬要满 ${GIVE_FROM.ibuprofen} 个月，未满 ${BABY_FEVER.youngest.underMonths} 个月发热先看医生；按说明书的体重用，两种不要一起吃，孩子不吃阿司匹林；怀孕或有慢性病的先问医生`,
  en: `Fever medicine: paracetamol from ${GIVE_FROM.paracetamol} months, ibuprofen from ${GIVE_FROM.ibuprofen} months, and under ${BABY_FEVER.youngest.underMonths} months a doctor first; by weight as the leaflet says, never both together, no aspirin for children; ask a doctor when pregnant or chronically ill`,
} as const;

import { fewestDays, lastDayBefore } from '@contract/vaccine/age-rules';
import type { Bilingual, DoseRow } from '../../catalogue/rows';

/**
 * One dose of a product entry. `from`: recommended and least age in months; `advise`: recommended age in months where
 * the least one is lower; `before`, `beforeDays`: the age that is too old, in months or days of life; `after`: least days
 * since the previous dose; `when` replaces the text of the recommended time.
 */
export interface DosePlan {
  from?: number;
  fromDays?: number;
  advise?: number;
  /** Youngest age of the product in months, where the first dose has no recommended age. */
  atLeast?: number;
  before?: number;
  beforeDays?: number;
  after?: number;
  /** The same in calendar months, where the schedule has it in months. */
  afterMonths?: number;
  when?: readonly [string, string];
  label?: readonly [string, string];
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th'];

function ageText(months: number): Bilingual {
  if (months === 0) return { zh: '出生时', en: 'At birth' };
  if (months >= 36 && months % 12 === 0)
    return { zh: `${months / 12} 周岁`, en: `${months / 12} years` };
  return { zh: `${months} 月龄`, en: months === 1 ? '1 month' : `${months} months` };
}

function intervalText({ after, afterMonths }: DosePlan, previous: number): Bilingual {
  const ordinal = ORDINALS[previous] ?? `${previous}th`;
  const count = afterMonths ?? after ?? 0;
  const [zh, en] = afterMonths === undefined ? ['天', 'day'] : ['个月', 'month'];
  return {
    zh: `第 ${previous} 剂后 ${count} ${zh}`,
    en: `${count} ${en}${count === 1 ? '' : 's'} after the ${ordinal} dose`,
  };
}

function labelOf(plan: DosePlan, doseNo: number, count: number): Bilingual {
  if (plan.label) return { zh: plan.label[0], en: plan.label[1] };
  return count === 1
    ? { zh: '单剂', en: 'Single dose' }
    : { zh: `第 ${doseNo} 剂`, en: `Dose ${doseNo}` };
}

function textFor(plan: DosePlan, doseNo: number): Bilingual {
  if (plan.when) return { zh: plan.when[0], en: plan.when[1] };
  const age = plan.from ?? plan.advise;
  if (age !== undefined) return ageText(age);
  if (plan.atLeast !== undefined) {
    const words = ageText(plan.atLeast);
    return { zh: `${words.zh}起`, en: `From ${words.en}` };
  }
  return plan.after === undefined
    ? { zh: '达到起始年龄后', en: 'Once old enough' }
    : intervalText(plan, doseNo - 1);
}

/** Age that must not be reached, as an entry says it. */
interface UpperAge {
  /** Months; null: none. */
  readonly before?: number | null;
  readonly beforeDays?: number;
}

/** The last day of life on which somebody is young enough; null: no upper age. Days replace months. */
export function lastDayOf({ before, beforeDays }: UpperAge): number | null {
  if (beforeDays !== undefined) return beforeDays - 1;
  return before === null || before === undefined ? null : lastDayBefore(before);
}

/**
 * The doses of a product from their plans; a dose without its own age has at least the first one's age plus the
 * intervals.
 */
export function courseOf(plans: readonly DosePlan[], limit: UpperAge): DoseRow[] {
  let minAgeDays = 0;
  return plans.map((plan, index) => {
    const age = plan.fromDays ?? (plan.from === undefined ? 0 : fewestDays(plan.from));
    const after = index === 0 ? 0 : (plan.after ?? 28);
    minAgeDays = Math.max(age, index === 0 ? 0 : minAgeDays + after);
    const upper = plan.before === undefined && plan.beforeDays === undefined ? limit : plan;
    const months = plan.from ?? plan.atLeast ?? null;
    return {
      doseNo: index + 1,
      label: labelOf(plan, index + 1, plans.length),
      minAgeDays: minAgeDays,
      maxAgeDays: lastDayOf(upper),
      ageMonths: months !== null && minAgeDays === fewestDays(months) ? months : null,
      beforeMonths: upper.beforeDays === undefined ? (upper.before ?? null) : null,
      minIntervalDays: after,
      gapMonths: plan.afterMonths ?? null,
      recommendedAge: textFor(plan, index + 1),
    };
  });
}

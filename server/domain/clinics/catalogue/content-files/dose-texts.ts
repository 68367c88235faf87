import type { Bilingual } from '../../../../catalogue/rows';
import type { Span } from './ages';

/*
 * What a dose says where its file does not: its name, and when it is recommended.
 */

const ORDINALS = ['', '1st', '2nd', '3rd'];
const YEARS_FROM = 36;

const plural = (count: number, unit: string): string =>
  `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/** An age as a recommendation: `2 月龄`, `2 months`. */
export function ageText({ unit, count }: Span): Bilingual {
  const number = String(count);
  if (unit === 'days')
    return count % 7 === 0 && count > 0
      ? { zh: `${String(count / 7)} 周龄`, en: plural(count / 7, 'week') }
      : { zh: `${number} 日龄`, en: plural(count, 'day') };
  if (count === 0) return { zh: '出生时', en: 'At birth' };
  if (count >= YEARS_FROM && count % 12 === 0)
    return { zh: `${String(count / 12)} 周岁`, en: plural(count / 12, 'year') };
  return { zh: `${number} 月龄`, en: plural(count, 'month') };
}

/** The least age of a product whose first dose has none of its own. */
export function fromText(age: Span): Bilingual {
  if (age.count === 0) return { zh: '出生起', en: 'From birth' };
  const { zh, en } = ageText(age);
  return { zh: `${zh}起`, en: `From ${en}` };
}

/** An interval after a dose: `第 1 剂后 28 天`. @param previous number of that dose */
export function intervalText({ unit, count }: Span, previous: number): Bilingual {
  const ordinal = ORDINALS[previous] ?? `${String(previous)}th`;
  const words = unit === 'days' ? '天' : '个月';
  return {
    zh: `第 ${String(previous)} 剂后 ${String(count)} ${words}`,
    en: `${plural(count, unit.slice(0, -1))} after the ${ordinal} dose`,
  };
}

/** @param count doses of the course */
export const labelText = (doseNo: number, count: number): Bilingual =>
  count === 1
    ? { zh: '单剂', en: 'Single dose' }
    : { zh: `第 ${String(doseNo)} 剂`, en: `Dose ${String(doseNo)}` };

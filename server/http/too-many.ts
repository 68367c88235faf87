import { CODE } from '@contract/errors';
import type { Bilingual } from '../kernel/language';
import { DomainError } from './domain-error';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A wait in ms as text in one suitable unit, rounded up. */
export function waitText(ms: number): Bilingual {
  const units = [
    { most: 2 * MINUTE, ms: SECOND, zh: '秒', en: 'second' },
    { most: 2 * HOUR, ms: MINUTE, zh: '分钟', en: 'minute' },
    { most: Infinity, ms: HOUR, zh: '小时', en: 'hour' },
  ] as const;
  const unit = units.find(({ most }) => ms < most) ?? units[2];
  const count = Math.max(1, Math.ceil(ms / unit.ms));
  return { zh: `${count} ${unit.zh}`, en: `${count} ${unit.en}${count === 1 ? '' : 's'}` };
}

/** The error of a call over its limit. @param wait ms until it is allowed @param instead an alternative for the user */
export function tooMany(wait: number, instead?: Bilingual): DomainError {
  const { zh, en } = waitText(wait);
  return new DomainError(CODE.TOO_MANY, {
    message: {
      zh: `操作太频繁，请在 ${zh}后再试${instead ? `，${instead.zh}` : ''}`,
      en: `Too many attempts. Please try again in ${en}.${instead ? ` ${instead.en}` : ''}`,
    },
  });
}

import type { ExceptionFields } from '@contract/manage/catalogue-fields';
import { dayInWords } from '@contract/time/day-text-rules';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from './exception-messages';

/** What of an exception is read: when it is, what happens, and why. */
export interface ExceptionText {
  readonly when: string;
  readonly what: string;
  readonly reason: string;
}

/** Names of a clinic's products by id. */
export type Names = ReadonlyMap<string, string>;

/** Words for a clinic's exceptions. */
export function useExceptionText(names: Names): (fields: ExceptionFields) => ExceptionText {
  const t = useText(EXCEPTION_MESSAGES);
  const language = useLanguage();
  const what = ({ kind, weekday, capacity, capacityPercent }: ExceptionFields): string => {
    if (kind === 'closed') return t('closed');
    if (kind === 'extra')
      return t('extraText', { weekday: t(WEEKDAY_KEYS[(weekday ?? 1) - 1] ?? 'w1') });
    return capacity === null
      ? t('percentText', { percent: capacityPercent ?? 0 })
      : t('countText', { count: capacity });
  };
  return (fields) => {
    const [first, last] = [fields.firstDay, fields.lastDay].map((day) =>
      dayInWords(day, language, true),
    );
    const days =
      first === last ? (first ?? '') : t('to2', { first: first ?? '', last: last ?? '' });
    const times = fields.startTime === null ? '' : `${fields.startTime}–${fields.endTime ?? ''}`;
    const products = fields.productIds.map((id) => names.get(id) ?? id).join('、');
    return {
      when: [days, times].filter(Boolean).join(' '),
      what: [what(fields), products].filter(Boolean).join(' · '),
      reason: language === 'en' ? fields.reason.en : fields.reason.zh,
    };
  };
}

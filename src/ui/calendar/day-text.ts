import type { Translate } from '@/i18n/messages';
import type { UI_MESSAGES } from '../messages';
import type { DayState } from './day-state';
import type { GridDay } from './month-grid';

type T = Translate<(typeof UI_MESSAGES)['zh-CN']>;

/** More than this is shown as "99+": the exact number is not useful and does not fit the cell. */
const MOST_SHOWN = 99;

/** The label under the number of a day. */
export function dayMark(t: T, { tone, left = 0, queued }: DayState): string {
  switch (tone) {
    case 'free':
      if (queued) return t('dayQueue');
      return t('dayLeft', { count: left > MOST_SHOWN ? `${MOST_SHOWN}+` : left });
    case 'full':
      return t('dayFull');
    case 'unreleased':
      return t('dayUnreleased');
    case 'closed':
      return t('dayClosed');
    case 'none':
      return t('dayNone');
    case 'out':
      return '';
  }
}

const WEEKDAYS = [
  'weekday0',
  'weekday1',
  'weekday2',
  'weekday3',
  'weekday4',
  'weekday5',
  'weekday6',
] as const;

/** Short name of a weekday; 0 = Sunday. */
export function weekdayName(t: T, weekday: number): string {
  return t(WEEKDAYS[weekday] ?? 'weekday0');
}

/** Accessible name of a day. It starts with the visible text, so that voice control finds it. */
export function dayName(
  t: T,
  day: GridDay,
  state: DayState,
  today: boolean,
  canWait = false,
): string {
  const parts = [
    [day.day, dayMark(t, state)].join(' ').trim(),
    t('monthName', { month: Number(day.date.slice(5, 7)) }),
    t('weekdayName', { weekday: weekdayName(t, day.weekday) }),
    today ? t('today') : '',
    state.tone === 'out' ? t('dayOutSpoken') : '',
    canWait && state.tone === 'full' ? t('dayWaitSpoken') : '',
  ];
  return parts.filter(Boolean).join(t('comma'));
}

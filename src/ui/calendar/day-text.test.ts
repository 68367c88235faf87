import { setLanguage } from '@/i18n/language';
import { textOf } from '@/i18n/messages';
import { UI_MESSAGES } from '../messages';
import { dayState } from './day-state';
import { dayMark, dayName } from './day-text';

const mark = (count: number | undefined) => dayMark(textOf(UI_MESSAGES), dayState(count));

describe('a day of the calendar', () => {
  afterEach(() => setLanguage('zh-CN'));

  it.each([
    [12, '余 12'],
    [108, '余 99+'],
    [0, '满'],
    [-1, '休'],
    [-2, '未放号'],
    [-3, ''],
    [-4, '无号'],
    [undefined, ''],
  ])('with count %p reads %p', (count, text) => {
    expect(mark(count)).toBe(text);
  });

  it('can be chosen only while places are left', () => {
    expect(dayState(1).tone).toBe('free');
    expect([0, -1, -2, -3, -9].map((count) => dayState(count).tone)).toEqual([
      'full',
      'closed',
      'unreleased',
      'out',
      'out',
    ]);
  });

  it('has a spoken name that starts with what is seen', () => {
    const day = { date: '2026-11-20', day: 20, weekday: 5, inMonth: true };
    expect(dayName(textOf(UI_MESSAGES), day, dayState(12), true)).toBe(
      '20 余 12，11 月，星期五，今天',
    );
  });

  it('speaks English when asked to', () => {
    setLanguage('en');
    const day = { date: '2026-11-24', day: 24, weekday: 2, inMonth: true };
    expect(dayName(textOf(UI_MESSAGES), day, dayState(0), false)).toBe('24 Full, month 11, Tue');
    expect(dayName(textOf(UI_MESSAGES), day, dayState(0), false, true)).toBe(
      '24 Full, month 11, Tue, join the waiting list',
    );
    expect([mark(-4), mark(-1)]).toEqual(['None', 'Closed']);
  });
});

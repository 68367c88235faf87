import { renderHook } from '@testing-library/react';
import { useDateText } from './date-text';

const currentDateText = () => renderHook(useDateText).result.current;
import { setLanguage } from './language';

afterEach(() => setLanguage('zh-CN'));

test('a day says its weekday, and whether it is today or tomorrow', () => {
  const text = currentDateText();
  expect(text.day('2026-11-23')).toBe('11月23日 周一');
  expect(text.day('2026-11-23', '2026-11-23')).toBe('今天 11月23日 周一');
  expect(text.day('2026-12-01', '2026-11-30')).toBe('明天 12月1日 周二');
  expect(text.day('2026-12-02', '2026-11-30')).toBe('12月2日 周三');
});

test('a day of another year says its year where it is known what today is', () => {
  const text = currentDateText();
  expect(text.day('2025-12-31', '2026-01-01')).toBe('2025年12月31日 周三');
  expect(text.day('2026-01-01', '2026-12-31')).toBe('1月1日 周四');
  expect(text.day('2027-01-04', '2026-12-31')).toBe('2027年1月4日 周一');
  expect(text.day('2027-01-01', '2026-12-31')).toBe('明天 2027年1月1日 周五');
  expect(text.when('2025-12-31', '08:00', '09:00', '2026-11-23')).toBe(
    '2025年12月31日 周三 08:00\u2060–\u206009:00',
  );
});

test('an instant is told by the clock of Shanghai', () => {
  expect(currentDateText().dateTime(Date.parse('2026-11-20T16:05:00Z'))).toBe('11月21日 00:05');
});

test('English puts the parts in its own order', () => {
  setLanguage('en');
  const text = currentDateText();
  expect(text.when('2026-11-23', '08:00', '09:00')).toBe('Mon 23 Nov, 08:00\u2060–\u206009:00');
  expect(text.day('2025-12-31', '2026-01-01')).toBe('Wed 31 Dec 2025');
  expect(text.dayOfYear('2019-03-01')).toBe('1 Mar 2019');
  expect(text.birthday('2019-03-01')).toBe('2019/03/01');
  expect(text.dateTimeText(Date.parse('2026-01-01T00:00:00Z'))).toBe('1 Jan 2026, 08:00');
});

import { dayInWords } from './day-text-rules';

test.each([
  ['2026-11-26', false, '11月26日 周四', 'Thu 26 Nov'],
  ['2027-01-03', false, '1月3日 周日', 'Sun 3 Jan'],
  ['2025-12-31', true, '2025年12月31日 周三', 'Wed 31 Dec 2025'],
])('%s is worded with its weekday, and with its year where that is asked for (%s)', (...row) => {
  const [day, withYear, zh, en] = row;
  expect(dayInWords(day, 'zh-CN', withYear)).toBe(zh);
  expect(dayInWords(day, 'en', withYear)).toBe(en);
});

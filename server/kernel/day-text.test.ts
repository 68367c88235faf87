import { dayText } from './day-text';

test.each([
  ['2026-11-26', '2026-01-01', '11月26日 周四', 'Thu 26 Nov'],
  ['2026-12-31', '2027-01-01', '2026年12月31日 周四', 'Thu 31 Dec 2026'],
  ['2027-01-03', '2026-12-31', '2027年1月3日 周日', 'Sun 3 Jan 2027'],
  ['2026-11-26', null, '2026年11月26日 周四', 'Thu 26 Nov 2026'],
])('%s, read on %s, is worded with its weekday and another year', (day, readOn, zh, en) => {
  expect(dayText(day, 'zh-CN', readOn)).toBe(zh);
  expect(dayText(day, 'en', readOn)).toBe(en);
});

import { dayText } from './day-text';

test.each([
  ['2026-11-26', '11月26日（周四）', 'Thu 26 Nov'],
  ['2027-01-03', '1月3日（周日）', 'Sun 3 Jan'],
])('%s is worded with its weekday', (day, zh, en) => {
  expect(dayText(day, 'zh-CN')).toBe(zh);
  expect(dayText(day, 'en')).toBe(en);
});

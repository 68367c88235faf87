import { renderHook } from '@testing-library/react';
import { useAgeText } from './age-text';
import { setLanguage } from './language';

afterEach(() => setLanguage('zh-CN'));

test.each([
  ['2026-11-20', '0 天'],
  ['2026-11-19', '1 天'],
  ['2026-10-25', '26 天'],
  ['2026-10-20', '1 个月'],
  ['2026-09-20', '2 个月'],
  ['2024-11-21', '23 个月'],
  ['2024-11-20', '2 岁'],
  ['2024-10-20', '2 岁 1 个月'],
  ['2024-01-20', '2 岁 10 个月'],
  ['2023-11-21', '2 岁 11 个月'],
  ['2023-11-20', '3 岁'],
  ['1950-01-01', '76 岁'],
])('born on %s, on 2026-11-20 one is %s old', (birthday, text) => {
  expect(renderHook(useAgeText).result.current(birthday, '2026-11-20')).toBe(text);
});

test.each([
  ['2026-11-20', '0 days old'],
  ['2026-11-19', 'one day old'],
  ['2026-11-18', '2 days old'],
  ['2026-10-20', 'one month old'],
  ['2026-09-20', '2 months old'],
  ['2024-11-20', 'aged 2'],
  ['2024-10-20', '2 years 1 month old'],
  ['2024-01-20', '2 years 10 months old'],
])('in English, born on %s, on 2026-11-20 one is %s', (birthday, text) => {
  setLanguage('en');
  expect(renderHook(useAgeText).result.current(birthday, '2026-11-20')).toBe(text);
});

import { renderHook } from '@testing-library/react';
import { useAgeText } from './age-text';

test.each([
  ['2026-11-20', '0 天'],
  ['2026-10-25', '26 天'],
  ['2026-09-20', '2 个月'],
  ['2023-11-21', '35 个月'],
  ['2023-11-20', '3 岁'],
  ['1950-01-01', '76 岁'],
])('born on %s, on 2026-11-20 one is %s old', (birthday, text) => {
  expect(renderHook(useAgeText).result.current(birthday, '2026-11-20')).toBe(text);
});

import { textOf } from '@/i18n/messages';
import { awayText } from './distance-text';
import { LOCATION_MESSAGES } from './messages';

test.each([
  [0, '10 米'],
  [444, '440 米'],
  [994, '990 米'],
  [996, '1 公里'],
  [1540, '1.5 公里'],
  [9960, '10 公里'],
  [23_400, '23 公里'],
])('%d metres read %s, from the user or from the city’s centre', (metres, text) => {
  const t = textOf(LOCATION_MESSAGES);
  expect(awayText(t, metres, 'user')).toBe(`距您 ${text}`);
  expect(awayText(t, metres, 'centre')).toBe(`距市中心 ${text}`);
});

import { textOf } from '@/i18n/messages';
import { distanceText } from './distance-text';
import { LOCATION_MESSAGES } from './messages';

test.each([
  [0, '10 米'],
  [444, '440 米'],
  [994, '990 米'],
  [996, '1 公里'],
  [1540, '1.5 公里'],
  [9960, '10 公里'],
  [23_400, '23 公里'],
])('%d metres read %s', (metres, text) => {
  expect(distanceText(textOf(LOCATION_MESSAGES), metres)).toBe(text);
});

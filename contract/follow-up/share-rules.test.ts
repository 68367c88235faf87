import { LEAST_PEOPLE, shareOf } from './share-rules';
import type { Share } from './share-rules';

test('nothing is told of fewer than 20 people', () => {
  expect(LEAST_PEOPLE).toBe(20);
  for (let people = 0; people <= 19; people += 1) expect(shareOf(people, 19)).toBeNull();
  expect(shareOf(0, 20)).toBe('none');
});

test.each<[number, number, Share]>([
  [1, 1000, 'under20'],
  [39, 1000, 'under20'],
  [40, 1000, 'in20'],
  [74, 1000, 'in20'],
  [75, 1000, 'in10'],
  [149, 1000, 'in10'],
  [150, 1000, 'in5'],
  [264, 1000, 'in5'],
  [265, 1000, 'in3'],
  [414, 1000, 'in3'],
  [415, 1000, 'half'],
  [599, 1000, 'half'],
  [600, 1000, 'most'],
  [1000, 1000, 'most'],
  [1, 20, 'in20'],
  [2, 20, 'in10'],
])('%d of %d people are told as %s', (people, ofAll, share) => {
  expect(shareOf(people, ofAll)).toBe(share);
});

import { createPlaces } from './places';

test('each key has so many places, and one given back is free for the next', () => {
  const places = createPlaces(2);
  const first = places.take('a');
  expect(places.take('a')).not.toBeNull();
  expect(places.take('a')).toBeNull();
  expect(places.take('b')).not.toBeNull();
  first?.();
  // Twice is once.
  first?.();
  const again = places.take('a');
  expect(again).not.toBeNull();
  expect(places.take('a')).toBeNull();
});

test('nothing stays of keys whose places are all free', () => {
  const places = createPlaces(3);
  const back = ['a', 'a', 'b'].map((key) => places.take(key));
  expect(places.size).toBe(2);
  for (const give of back) give?.();
  expect(places.size).toBe(0);
});

import { createConcurrencyLimit } from './concurrency-limit';

test('each key has so many places, and one given back is free for the next', () => {
  const limit = createConcurrencyLimit(2);
  const first = limit.take('a');
  expect(limit.take('a')).not.toBeNull();
  expect(limit.take('a')).toBeNull();
  expect(limit.take('b')).not.toBeNull();
  first?.();
  // Twice is once.
  first?.();
  const again = limit.take('a');
  expect(again).not.toBeNull();
  expect(limit.take('a')).toBeNull();
});

test('nothing stays of keys whose places are all free', () => {
  const limit = createConcurrencyLimit(3);
  const back = ['a', 'a', 'b'].map((key) => limit.take(key));
  expect(limit.size).toBe(2);
  for (const give of back) give?.();
  expect(limit.size).toBe(0);
});

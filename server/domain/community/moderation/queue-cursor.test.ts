import { queueCursor, parseQueueCursor } from './queue-cursor';

const position = { isHidden: true, weight: 1.25, at: 1_700_000_000_000, id: 'case-1' };
const cursorOf = (...parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');
/** The largest and the smallest number that the column of weights holds. */
const LARGEST = (2 - 2 ** -23) * 2 ** 127;
const SMALLEST = 2 ** -149;

test('a place is read as it was written', () => {
  expect(parseQueueCursor(queueCursor(position))).toEqual(position);
  expect(parseQueueCursor(undefined)).toBeNull();
});

test('a weight is the one that the column holds, as the database writes it', () => {
  expect(parseQueueCursor(queueCursor({ ...position, weight: 0.1 }))?.weight).toBe(
    Math.fround(0.1),
  );
  expect(parseQueueCursor(queueCursor({ ...position, weight: LARGEST }))?.weight).toBe(LARGEST);
  expect(parseQueueCursor(queueCursor({ ...position, weight: SMALLEST }))?.weight).toBe(SMALLEST);
  // The column has no smaller one than the smallest, so nothing lies between it and none.
  expect(parseQueueCursor(queueCursor({ ...position, weight: 1e-300 }))?.weight).toBe(0);
});

test.each([
  ['a weight above all that the column holds', cursorOf(true, 3.5e38, 0, 'a')],
  ['a far larger weight', cursorOf(true, 1e300, 0, 'a')],
  ['a weight below none', cursorOf(true, -1, 0, 'a')],
  ['a time after the last year', cursorOf(true, 0, 2 ** 53, 'a')],
  ['no id', cursorOf(true, 0, 0, '')],
  ['no JSON', 'e30x'],
  ['nothing', ''],
])('a cursor with %s is refused', (_, cursor) => {
  expect(() => parseQueueCursor(cursor)).toThrow(
    expect.objectContaining({ code: expect.anything() }),
  );
});

import { createMoveLock } from './move-lock';

/** A lock with a clock, and a move that the test ends. */
function lockWithMove() {
  let time = 0;
  let end = (): void => undefined;
  const lock = createMoveLock(() => time);
  const moved = lock.during(() => new Promise<void>((resolve) => (end = resolve)));
  return { lock, moved, end: () => end(), at: (ms: number) => void (time = ms) };
}

test('the lock is held while a move is under way', async () => {
  const { lock, moved, end } = lockWithMove();
  expect(lock.isHeld()).toBe(true);
  end();
  await moved;
  expect(lock.isHeld()).toBe(false);
});

test('a move that is never reported as done stops holding it after a second', () => {
  const { lock, at } = lockWithMove();
  at(999);
  expect(lock.isHeld()).toBe(true);
  at(1_000);
  expect(lock.isHeld()).toBe(false);
});

test('a move that fails does not hold it', async () => {
  const lock = createMoveLock();
  await expect(lock.during(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  expect(lock.isHeld()).toBe(false);
});

test('the lock is held until what the move leads to is there, for a second at most', async () => {
  let time = 0;
  let isThere = false;
  const lock = createMoveLock(() => time);
  await lock.during(
    () => Promise.resolve(),
    () => isThere,
  );
  expect(lock.isHeld()).toBe(true);
  isThere = true;
  expect(lock.isHeld()).toBe(false);
  isThere = false;
  time = 1_000;
  expect(lock.isHeld()).toBe(false);
});

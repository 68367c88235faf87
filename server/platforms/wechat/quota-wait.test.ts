import { QuotaWait } from './quota-wait';

const MINUTE = 60_000;

test('a refused call waits a minute, then longer each time, an hour at most', () => {
  let now = 0;
  const wait = new QuotaWait(() => now);
  expect(wait.isOn('a')).toBe(false);
  const lengths = Array.from({ length: 8 }, () => {
    wait.begin('a');
    const from = now;
    while (wait.isOn('a')) now += MINUTE / 2;
    return (now - from) / MINUTE;
  });
  expect(lengths).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  wait.end('a');
  wait.begin('a');
  now += MINUTE;
  expect(wait.isOn('a')).toBe(false);
});

test('refusals of calls that were under way make it no longer, and other calls do not wait', () => {
  let now = 0;
  const wait = new QuotaWait(() => now);
  for (let count = 0; count < 5; count += 1) wait.begin('a');
  expect(wait.isOn('b')).toBe(false);
  now = MINUTE;
  expect(wait.isOn('a')).toBe(false);
});

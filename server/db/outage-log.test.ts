import { logOutage } from './outage-log';

test('the first failure is told at once, the others once a second by their number', () => {
  const lines: unknown[] = [];
  const log = { error: (facts: unknown) => void lines.push(facts) };
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  for (let index = 0; index < 2_500; index += 1) logOutage(log, away, index);
  expect(lines).toEqual(
    [1, 1000, 1000].map((failed) => ({ code: 'ECONNREFUSED', message: 'gone', failed })),
  );
});

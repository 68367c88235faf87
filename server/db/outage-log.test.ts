import { logOutage } from './outage-log';

test('the first failure is told at once, the others once a second by their number, and each call has a line', () => {
  const lines: { reqId?: string }[] = [];
  const log = { error: (facts: unknown) => void lines.push(facts as { reqId?: string }) };
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  const ids = new Set<string>();
  for (let index = 0; index < 2_500; index += 1) {
    const id = logOutage(log, away, index);
    expect(lines.at(-1)?.reqId).toBe(id);
    ids.add(id);
  }
  expect(lines).toEqual(
    [1, 1000, 1000].map((failed) => ({
      code: 'ECONNREFUSED',
      message: 'gone',
      failed,
      reqId: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
    })),
  );
  expect(ids.size).toBe(3);
});

import { CODE } from '@contract/errors';
import { DomainError } from './domain-error';
import { limitsFor } from './limits';
import type { CallLimit } from './limits';
import { createCallCounter } from './route-limits';

const WRITES = 200;
const MINUTE = 60_000;

/** How many calls of one address within a minute are taken before the first refusal. */
function takenOf(limit: CallLimit): number {
  const count = createCallCounter(limitsFor(WRITES));
  for (let taken = 0; ; taken += 1) {
    try {
      count(limit, '192.0.2.1', taken);
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({ code: CODE.TOO_MANY });
      // The window slides over whole minutes, and the address begins anew.
      expect(() => count(limit, '192.0.2.1', 2 * MINUTE)).not.toThrow();
      return taken;
    }
  }
}

test.each([
  ['writes', WRITES],
  ['logins', WRITES / 10],
  ['telemetry', 600],
  ['feedback', 20],
  ['documentChecks', 120],
  ['uploads', 30],
] as const)('of %s, %d a minute are taken from one address', (limit, most) => {
  expect(takenOf(limit)).toBe(most);
});

test.each([
  ['codesToMobile', 20, 86_400_000],
  ['codesToMobileFromAddress', 10, 86_400_000],
  ['wrongPasswords', 10, 15 * MINUTE],
  ['wrongClinicCodes', 20, 3_600_000],
] as const)('of %s, %d within %d ms are taken', (limit, most, window) => {
  expect(limitsFor(WRITES)[limit]).toMatchObject({ most, window, storedIn: 'database' });
});

import { createLoginExpiryGuard, LOGIN_EXPIRY_GUARD } from './login-expiry-guard';

const START = 1_800_000_000_000;

test.each([
  ['at once', 0, 1],
  ['just within the guard time', LOGIN_EXPIRY_GUARD - 1, 1],
  ['after it', LOGIN_EXPIRY_GUARD, 2],
  ['after the clock was set back by 1 ms', -1, 2],
  ['after the clock was set back by an hour', -3_600_000, 2],
])('a second expired login %s', (_when, later, handled) => {
  let time = START;
  const handle = jest.fn();
  const guarded = createLoginExpiryGuard(handle, () => time);
  guarded();
  time += later;
  guarded();
  expect(handle).toHaveBeenCalledTimes(handled);
});

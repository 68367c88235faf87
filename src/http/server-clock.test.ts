import { createServerClock } from './server-clock';

jest.mock('./request', () => ({ request: jest.fn() }));
jest.mock('@/platform/lifecycle', () => ({ onAppShow: jest.fn() }));

function setup(notify: () => number) {
  let local = 10_000;
  const clock = createServerClock(
    () => local,
    () => {
      local += 200;
      return Promise.resolve().then(notify);
    },
  );
  return { clock, pass: (ms: number) => (local += ms) };
}

test('the answer is taken to be half a round trip old', async () => {
  const { clock, pass } = setup(() => 50_000);
  await clock.sync();
  expect(clock.now()).toBe(50_100);
  pass(1000);
  expect(clock.now()).toBe(51_100);
});

test('before the first answer, and after a failed one, it goes on as it was', async () => {
  let fail = true;
  const { clock } = setup(() => {
    if (fail) throw new Error('offline');
    return 50_000;
  });
  await clock.sync();
  expect(clock.now()).toBe(10_200);
  fail = false;
  await clock.sync();
  const before = clock.now();
  fail = true;
  await clock.sync();
  expect(clock.now()).toBe(before + 200);
});

test('an answer that is not a time changes nothing', async () => {
  const { clock } = setup(() => Number.NaN);
  await clock.sync();
  expect(clock.now()).toBe(10_200);
});

test('where the device’s clock is set meanwhile, the next time that is told brings it back', async () => {
  let provider = 50_000;
  const { clock, pass } = setup(() => provider);
  await clock.sync();
  pass(600_000);
  provider = 51_000;
  await clock.agree(51_000);
  expect(clock.now()).toBe(51_100);
});

test('a time that was a while on its way changes nothing', async () => {
  const ask = jest.fn(() => 50_000);
  const { clock } = setup(ask);
  await clock.sync();
  await clock.agree(clock.now() - 2_900);
  await clock.agree(clock.now() + 2_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await clock.agree(clock.now() + 3_100);
  expect(ask).toHaveBeenCalledTimes(2);
});

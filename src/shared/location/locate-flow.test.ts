import { LOCATION_WAIT } from '@/platform/location/types';
import type { LocationResult } from '@/platform/location/types';
import { POSITION_LIFETIME } from './constants';
import { findLocation } from './locate-flow';
import type { LocateParts, RememberedLocation } from './locate-flow';

const location = {
  cityCode: '310100',
  cityName: '上海市',
  regionName: '黄浦区',
  provinceName: '上海市',
  adcode: '310101',
  latitude: 31.23,
  longitude: 121.47,
};
const position = { latitude: 31.23, longitude: 121.47, datum: 'gcj02' } as const;
const never = () => new Promise<never>(() => undefined);

function world(change: Partial<LocateParts> = {}, remembered: RememberedLocation | null = null) {
  const locate = jest.fn(async (): Promise<LocationResult> => ({ status: 'ok', position }));
  const remember = jest.fn();
  const parts: LocateParts = {
    now: () => Date.now(),
    remembered: () => remembered,
    inApp: async () => null,
    locate,
    lookUp: async () => location,
    cityOf: async () => location,
    remember,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    ...change,
  };
  return { parts, locate, remember };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a place of the last 12 minutes is used without asking', async () => {
  const { parts, locate } = world({}, { place: location, at: Date.now() });
  jest.advanceTimersByTime(POSITION_LIFETIME);
  await expect(findLocation(parts)).resolves.toEqual({ status: 'ok', place: location });
  expect(locate).not.toHaveBeenCalled();
});

test('an older one is found anew and remembered', async () => {
  const { parts, remember } = world({}, { place: location, at: Date.now() });
  jest.advanceTimersByTime(POSITION_LIFETIME + 1);
  await expect(findLocation(parts)).resolves.toEqual({ status: 'ok', place: location });
  expect(remember).toHaveBeenCalledWith({ place: location, at: Date.now() });
});

test('asking to be located again skips the remembered place', async () => {
  const { parts, locate } = world({}, { place: location, at: Date.now() });
  await findLocation(parts, true);
  expect(locate).toHaveBeenCalled();
});

test.each(['denied', 'off', 'failed'] as const)('%s is passed on', async (status) => {
  const { parts } = world({ locate: async () => ({ status }) });
  await expect(findLocation(parts)).resolves.toEqual({ status });
});

test('a position without a city is a failure', async () => {
  const { parts, remember } = world({ lookUp: () => Promise.reject(new Error('not found')) });
  await expect(findLocation(parts)).resolves.toEqual({ status: 'failed' });
  expect(remember).not.toHaveBeenCalled();
});

describe('in the native app', () => {
  test('its point is looked up as it is, and the browser is not asked', async () => {
    const lookUp = jest.fn(async () => location);
    const inApp = async () => ({ latitude: 31.2, longitude: 121.5, cityCode: '310100' });
    const { parts, locate, remember } = world({ inApp, lookUp });
    await expect(findLocation(parts)).resolves.toEqual({ status: 'ok', place: location });
    expect(lookUp).toHaveBeenCalledWith({ latitude: 31.2, longitude: 121.5 });
    expect(locate).not.toHaveBeenCalled();
    expect(remember).toHaveBeenCalledTimes(1);
  });

  test('its city is enough', async () => {
    const cityOf = jest.fn(async () => location);
    const { parts, locate } = world({ inApp: async () => ({ cityCode: '310100' }), cityOf });
    await expect(findLocation(parts)).resolves.toEqual({ status: 'ok', place: location });
    expect(cityOf).toHaveBeenCalledWith('310100');
    expect(locate).not.toHaveBeenCalled();
  });

  test('the browser is asked where it does not tell', async () => {
    const { parts, locate } = world();
    await findLocation(parts);
    expect(locate).toHaveBeenCalledTimes(1);
  });
});

test('before 5 s it is not given up', async () => {
  const done = jest.fn();
  const { parts } = world({ inApp: never });
  void findLocation(parts).then(done);
  await jest.advanceTimersByTimeAsync(LOCATION_WAIT - 1);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ status: 'timeout' });
});

test('the numbers are those of the specification', () => {
  expect([POSITION_LIFETIME, LOCATION_WAIT]).toEqual([720_000, 5000]);
});

test('after 5 s it is given up, whatever is still under way', async () => {
  const { parts } = world({ lookUp: never });
  const outcome = findLocation(parts);
  await jest.advanceTimersByTimeAsync(LOCATION_WAIT);
  await expect(outcome).resolves.toEqual({ status: 'timeout' });
});

describe('while the person reads the consent question', () => {
  /** A platform whose prompt and position are resolved by the test. */
  function asking() {
    let allow = (): void => undefined;
    let answer: (result: LocationResult) => void = () => undefined;
    const locate = (onAllowed: () => void) => {
      allow = onAllowed;
      return new Promise<LocationResult>((resolve) => {
        answer = resolve;
      });
    };
    const { parts, remember } = world({ locate });
    const done = jest.fn();
    void findLocation(parts).then(done);
    return {
      done,
      remember,
      allow: () => allow(),
      answer: (result: LocationResult) => answer(result),
    };
  }

  test('no time passes: whoever takes a minute is found', async () => {
    const { done, allow, answer } = asking();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    allow();
    await jest.advanceTimersByTimeAsync(LOCATION_WAIT - 1);
    expect(done).not.toHaveBeenCalled();
    answer({ status: 'ok', position });
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith({ status: 'ok', place: location });
  });

  test('5 s after the yes it is given up, and a position that comes still later is remembered', async () => {
    const { done, remember, allow, answer } = asking();
    await jest.advanceTimersByTimeAsync(60_000);
    allow();
    await jest.advanceTimersByTimeAsync(LOCATION_WAIT);
    expect(done).toHaveBeenCalledWith({ status: 'timeout' });
    answer({ status: 'ok', position });
    await jest.advanceTimersByTimeAsync(0);
    expect(remember).toHaveBeenCalledWith({ place: location, at: Date.now() });
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('what the app took of the 5 s before it is not given twice', async () => {
    const inApp = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 2000));
    const { parts } = world({
      inApp,
      locate: (onAllowed) => {
        setTimeout(onAllowed, 30_000);
        return never();
      },
    });
    const done = jest.fn();
    void findLocation(parts).then(done);
    await jest.advanceTimersByTimeAsync(2000 + 30_000 + 2999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith({ status: 'timeout' });
  });

  test('a refusal ends it at once', async () => {
    const { done, answer } = asking();
    await jest.advanceTimersByTimeAsync(0);
    answer({ status: 'denied' });
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith({ status: 'denied' });
  });
});

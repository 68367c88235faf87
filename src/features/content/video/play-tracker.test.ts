import { trackPlay } from './play-tracker';

const VIDEO = {
  videoId: 'v1',
  title: '接种当天带什么',
  labels: ['家长必看'],
  duration: 24.00049,
  pageUrl: '/videoDetail',
  autoplay: false,
  userId: 'u1',
};

function setup() {
  const keep = jest.fn();
  const report = jest.fn();
  const tracker = trackPlay(VIDEO, { id: 'p1', now: () => Date.now(), keep, report });
  return { tracker, keep, report, retained: () => keep.mock.lastCall?.[0].playDuration as number };
}

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());
const pass = (ms: number): void => void jest.advanceTimersByTime(ms);

test('play starts the timing, a pause counts what was played', () => {
  const { tracker, retained } = setup();
  pass(5000);
  tracker.play();
  pass(1234);
  tracker.pause();
  pass(9000);
  expect(retained()).toBe(1.234);
});

test('the progress is saved every 3 s while the video runs', () => {
  const { tracker, keep } = setup();
  tracker.play();
  pass(2999);
  expect(keep).not.toHaveBeenCalled();
  pass(1);
  expect(keep).toHaveBeenCalledTimes(1);
  pass(6000);
  expect(keep.mock.calls.map(([{ playDuration }]) => playDuration)).toEqual([3, 6, 9]);
  tracker.pause();
});

test('a slice that took longer than 3 s, since the device slept, counts 3 s', () => {
  const { tracker, retained } = setup();
  tracker.play();
  jest.setSystemTime(1_000_000 + 60_000);
  tracker.pause();
  expect(retained()).toBe(3);
});

test('jumping counts what was played before, and the time goes on', () => {
  const { tracker, retained } = setup();
  tracker.play();
  pass(500);
  tracker.seek();
  expect(retained()).toBe(0.5);
  pass(700);
  tracker.pause();
  expect(retained()).toBe(1.2);
});

test('slices under 0.1 s count nothing, and nothing is kept of them', () => {
  const { tracker, keep } = setup();
  for (let i = 0; i < 5; i += 1) {
    tracker.play();
    pass(99);
    tracker.pause();
  }
  expect(keep).not.toHaveBeenCalled();
  tracker.play();
  pass(100);
  tracker.pause();
  expect(keep).toHaveBeenCalledTimes(1);
});

test('the end reports the record with all its fields', () => {
  const { tracker, report } = setup();
  tracker.play();
  pass(2000);
  tracker.end();
  expect(report).toHaveBeenCalledWith({
    id: 'p1',
    userId: 'u1',
    videoId: 'v1',
    videoDuration: 24,
    playDuration: 2,
    startTime: 1_000_000,
    attributes: {
      title: VIDEO.title,
      videoId: 'v1',
      playDuration: 2,
      videoDuration: 24,
      pageUrl: '/videoDetail',
      labels: ['家长必看'],
      autoplay: false,
    },
  });
});

test('two plays in a row start one timing', () => {
  const { tracker, retained } = setup();
  tracker.play();
  pass(1000);
  tracker.play();
  pass(1000);
  tracker.leave();
  expect(retained()).toBe(2);
});

import { EVENT, QUEUE_LIMIT, setTrackSink, track } from './track';

afterEach(() => {
  setTrackSink(() => undefined);
  setTrackSink(null);
});

test('events wait for a sink and are then sent in order', () => {
  track(EVENT.PAGE_VIEW, { path: '/home' }, 1);
  track(EVENT.SHARE, {}, 2);
  const sink = jest.fn();
  setTrackSink(sink);
  expect(sink).toHaveBeenCalledWith([
    { id: 10001, time: 1, attributes: { path: '/home' } },
    { id: 10045, time: 2, attributes: {} },
  ]);
});

test('the oldest of too many waiting events are given up', () => {
  for (let i = 0; i <= QUEUE_LIMIT; i += 1) track(i);
  const sink = jest.fn();
  setTrackSink(sink);
  expect(sink.mock.calls[0][0]).toHaveLength(100);
  expect(sink.mock.calls[0][0][0].id).toBe(1);
});

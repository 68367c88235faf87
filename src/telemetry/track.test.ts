import { EVENT, QUEUE_LIMIT, setTrackSink, track } from './track';

afterEach(() => {
  setTrackSink(() => undefined);
  setTrackSink(null);
});

test('events wait for a sink and are then handed over in order, with their names', () => {
  track(EVENT.PAGE_VIEW, { route: 'home' }, 1);
  track(EVENT.SHARE, {}, 2);
  const sink = jest.fn();
  setTrackSink(sink);
  expect(sink).toHaveBeenCalledWith([
    { id: 10001, name: 'pageView', time: 1, attributes: { route: 'home' } },
    { id: 10045, name: 'share', time: 2, attributes: {} },
  ]);
});

test('the oldest of too many waiting events are given up', () => {
  for (let i = 0; i <= QUEUE_LIMIT; i += 1) track(EVENT.SHARE, {}, i);
  const sink = jest.fn();
  setTrackSink(sink);
  expect(sink.mock.calls[0][0]).toHaveLength(100);
  expect(sink.mock.calls[0][0][0].time).toBe(1);
});

test('what is not on the list of an event never leaves the device', () => {
  const sink = jest.fn();
  setTrackSink(sink);
  track(EVENT.PAGE_VIEW, {
    route: 'vaccineDetail',
    path: '/vaccineDetalis?vaccId=7',
    userId: 'u1',
  });
  expect(sink.mock.calls[0][0][0].attributes).toEqual({
    route: 'vaccineDetail',
    path: '/vaccineDetalis',
  });
});

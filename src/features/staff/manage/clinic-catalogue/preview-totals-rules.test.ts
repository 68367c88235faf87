import { totalsOf } from './preview-totals-rules';

test('a day is the sum of its times, and has changed where any of them has', () => {
  const time = (startTime: string, before: number, after: number) => ({ startTime, before, after });
  expect(
    totalsOf([
      { day: '2026-12-01', times: [time('09:00', 5, 5), time('10:00', 2, 2)] },
      { day: '2026-12-02', times: [time('09:00', 5, 0), time('10:00', 0, 5)] },
      { day: '2026-12-03', times: [] },
    ]),
  ).toEqual([
    { day: '2026-12-01', before: 7, after: 7, isChanged: false },
    { day: '2026-12-02', before: 5, after: 5, isChanged: true },
    { day: '2026-12-03', before: 0, after: 0, isChanged: false },
  ]);
});

import { planOf } from './plan-rules';
import { GIRL, others } from './plan-table';

/** The day of a dose of a plan in which only some vaccines are open and some are booked. */
const plan = (booked: readonly [code: string, day: string][], ...open: string[]) =>
  planOf(
    GIRL,
    others(...open),
    '2025-02-01',
    booked.map(([code, day]) => ({ code, day })),
  );

test('an injected live vaccine keeps its distance from another one that is booked, as booking has it', () => {
  const dose = (id: string, list: readonly [string, string][]) =>
    plan(list, 'mmr', 'je-l').find((each) => each.id === id);
  expect(dose('je-l-1', [])).toMatchObject({ status: 'overdue' });
  expect(dose('je-l-1', [['mmr', '2025-02-06']])).toMatchObject({
    status: 'upcoming',
    reason: 'waitLive',
    bookFrom: '2025-02-06',
  });
  expect(dose('mmr-1', [['mmr', '2025-02-06']])).toMatchObject({ status: 'overdue' });
  expect(dose('mmr-2', [['mmr', '2025-02-06']])).toMatchObject({ bookFrom: '2025-07-15' });
  expect(dose('je-l-1', [['varicella', '2025-02-06']])).toMatchObject({ bookFrom: '2025-02-06' });
  expect(dose('je-l-1', [['flu', '2025-02-06']])).toMatchObject({ status: 'overdue' });
});

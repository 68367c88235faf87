import { dueOf } from './due-rules';
import { planOf } from './plan-rules';
import { others } from './plan-table';

const PERSON = { birthday: '2024-01-15', sex: 2 } as const;
const ids = (doses: readonly { id: string }[]) => doses.map(({ id }) => id);

test('a newborn’s first doses are due, those of the next month are soon', () => {
  const today = '2024-01-15';
  const { overdue, due, soon } = dueOf(planOf(PERSON, [], today), new Set(), today);
  expect(ids(overdue)).toEqual([]);
  expect(ids(due)).toEqual(['hepb-1', 'bcg-1']);
  expect(ids(soon)).toEqual([]);
});

test('what is late comes apart from what is due, the nearest limit first', () => {
  const today = '2024-10-20';
  const { overdue, due } = dueOf(planOf(PERSON, others('mmr', 'bcg'), today), new Set(), today);
  expect(ids(overdue)).toEqual(['bcg-1']);
  expect(ids(due)).toEqual(['mmr-1']);
});

test('a vaccine with an appointment needs no reminder', () => {
  const today = '2024-01-15';
  const { due } = dueOf(planOf(PERSON, [], today), new Set(['hepb']), today);
  expect(ids(due)).toEqual(['bcg-1']);
});

test('thirty days ahead is soon, the day after is not', () => {
  const plan = planOf(PERSON, others('dtap'), '2024-02-14');
  const soon = (today: string) => ids(dueOf(plan, new Set(), today).soon);
  expect(soon('2024-02-14')).toContain('dtap-1');
  expect(soon('2024-02-13')).not.toContain('dtap-1');
});

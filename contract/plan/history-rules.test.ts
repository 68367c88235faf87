import {
  agesToNote,
  estimatedDay,
  missingUpTo,
  movedEstimates,
  planKnowing,
} from './history-rules';
import { dueOf } from './due-rules';
import { planOf } from './plan-rules';
import { parseAdministered } from './plan-table';

const TODAY = '2026-11-22';
const GIRL = { birthday: '2023-10-22', sex: 2 } as const;
const EVER = Number.POSITIVE_INFINITY;
const idsOf = (list: readonly { code: string; doseNo: number }[]): string =>
  list.map(({ code, doseNo }) => `${code}#${doseNo}`).join(' ');

test('notes what fell due up to an age, on the soonest days', () => {
  const selfReported = missingUpTo(GIRL, [], 18, TODAY);
  expect(idsOf(selfReported)).toBe(
    'hepb#1 hepb#2 hepb#3 bcg#1 polio#1 polio#2 polio#3 dtap#1 dtap#2 dtap#3 dtap#4 mmr#1 mmr#2 ' +
      'je-l#1 mpsv-a#1 mpsv-a#2 hepa-l#1',
  );
  expect(selfReported.find(({ code, doseNo }) => code === 'dtap' && doseNo === 4)?.day).toBe(
    '2025-04-22',
  );
  expect(missingUpTo(GIRL, parseAdministered('hepb#1=2023-10-22'), 0, TODAY)).toEqual([
    { code: 'bcg', doseNo: 1, day: '2023-10-22' },
  ]);
});

test('what is noted in one go is a plan on time: nothing late, nothing early, nothing unneeded', () => {
  for (const birthday of ['2023-10-22', '2024-01-31', '2012-02-29', '2019-08-31', '2026-11-22'])
    for (const sex of [1, 2] as const) {
      const person = { birthday, sex };
      const taken = missingUpTo(person, [], EVER, TODAY).map((dose, index) => ({
        ...dose,
        id: String(index),
        source: 'own' as const,
      }));
      const states = planOf(person, taken, TODAY).map(
        ({ id, status, reason }) => `${id} ${status} ${reason}`,
      );
      expect(states.filter((state) => /overdue|early|laterRecorded/.test(state))).toEqual([]);
    }
});

test('leaves out what is for others, what is to come, and what records leave no room for', () => {
  const boy = { birthday: '2013-01-01', sex: 1 } as const;
  expect(missingUpTo(boy, [], EVER, TODAY).some(({ code }) => code === 'hpv2')).toBe(false);
  const girl = { birthday: '2013-10-22', sex: 2 } as const;
  expect(idsOf(missingUpTo(girl, [], 156, TODAY))).toMatch(/hpv2#1$/);
  const records = parseAdministered('hepb#2=2023-11-01 hepb#3=2023-11-10');
  expect(idsOf(missingUpTo(GIRL, records, EVER, TODAY))).toMatch(/^hepb#1 bcg#1/);
});

test('names the ages up to which there is something to note', () => {
  expect(agesToNote(GIRL, [], TODAY)).toEqual([0, 1, 2, 3, 4, 6, 8, 9, 18, 24, 36]);
  const all = missingUpTo(GIRL, [], 24, TODAY).map((dose, index) => {
    return { ...dose, id: String(index), source: 'own' as const };
  });
  expect(agesToNote(GIRL, all, TODAY)).toEqual([36]);
});

test.each([
  ['mmr', 1, '', '2024-06-22'],
  ['hepb', 2, 'hepb#1=2023-12-10', '2024-01-07'],
  ['je-i', 2, 'je-i#1=2024-06-30', '2024-07-07'],
  ['polio', 4, '', null],
  ['mmr', 3, '', null],
  ['flu', null, '', null],
  ['hepb', 1, 'hepb#2=2023-10-22', null],
] as const)('estimates the day of %s %s with %s: %s', (code, doseNo, taken, day) => {
  expect(estimatedDay(GIRL, parseAdministered(taken), { code, doseNo }, TODAY)).toBe(day);
});

test('estimates give way to a real day, and refuse one that leaves them no room', () => {
  const estimated = parseAdministered('hepb#1=2023-10-22 hepb#2=2023-11-22 hepb#3=2024-04-22').map(
    (dose) => ({ ...dose, isDayEstimated: true }),
  );
  const move = (doseNo: number, day: string) =>
    movedEstimates(GIRL, estimated, { code: 'hepb', doseNo, day }, TODAY);
  expect(move(2, '2023-12-01')).toEqual([]);
  expect(move(1, '2024-04-20')).toEqual([
    // 16 weeks after the first one, which is later than 60 days after the second.
    { id: 't2', day: '2024-08-10' },
    { id: 't1', day: '2024-05-18' },
  ]);
  expect(move(2, '2026-11-01')).toBeNull();
  expect(move(3, '2023-11-22')).toBeNull();
  expect(movedEstimates(GIRL, estimated, { code: 'flu', doseNo: null, day: TODAY }, TODAY)).toEqual(
    [],
  );
});

test('calls nothing late of which nothing is known, and plans the rest as if it had been given in time', () => {
  const unknown = planKnowing(GIRL, [], TODAY, false);
  const stateOf = (id: string) => unknown.find((dose) => dose.id === id);
  expect(unknown.filter(({ status }) => status === 'overdue' || status === 'due')).toEqual([]);
  expect(stateOf('mmr-1')).toMatchObject({
    status: 'unknown',
    reason: 'noHistory',
    bookFrom: TODAY,
  });
  expect(stateOf('mmr-2')).toMatchObject({ status: 'unknown', bookFrom: null, earliest: null });
  expect(stateOf('polio-4')).toMatchObject({ status: 'upcoming', bookFrom: '2027-10-22' });
  expect(stateOf('mpsv-a-1')?.status).toBe('notNeeded');
  const due = dueOf(unknown, new Set(), TODAY);
  expect([due.overdue, due.due]).toEqual([[], []]);
  expect(due.unknown.length).toBeGreaterThan(9);

  const selfReported = parseAdministered('mmr#1=2024-06-22');
  const after = planKnowing(GIRL, selfReported, TODAY, false).find(({ id }) => id === 'mmr-2');
  expect(after).toMatchObject({ status: 'unknown', bookFrom: TODAY });
  expect(planKnowing(GIRL, selfReported, TODAY, true)).toEqual(planOf(GIRL, selfReported, TODAY));
});

test('does not ask about a dose that cannot have been given yet', () => {
  const girl = { birthday: '2013-10-22', sex: 2 } as const;
  const second = planKnowing(girl, [], TODAY, false).find(({ id }) => id === 'hpv2-2');
  expect(second).toMatchObject({ status: 'upcoming' });
});

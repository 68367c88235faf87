import type { ClosedOutcome, ClosedPerson } from '@contract/desk/endpoints';
import { groupsOf, proposalsOf } from './closed-rules';

test('whoever has done nothing yet comes first, and nobody is left out', () => {
  const people = (['moved', 'served', 'waiting', 'ended', 'waiting'] satisfies ClosedOutcome[]).map(
    (outcome) => ({ outcome }) as ClosedPerson,
  );
  const groups = groupsOf(people);
  expect(groups.map(({ outcome, members }) => [outcome, members.length])).toEqual([
    ['waiting', 2],
    ['ended', 1],
    ['moved', 1],
    ['served', 1],
  ]);
});

test('nobody who was cancelled is said to have been offered to move', () => {
  expect(proposalsOf([])).toEqual([]);
  expect(proposalsOf([{ outcome: 'ended' }])).toEqual(['closedEnded']);
  expect(proposalsOf([{ outcome: 'ended' }, { outcome: 'waiting' }])).toEqual([
    'closedOffered',
    'closedEnded',
  ]);
});

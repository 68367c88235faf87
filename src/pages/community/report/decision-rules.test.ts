import { isAppealable, outcomeOf } from './decision-rules';

test.each([
  [{ undone: false, appeal: null }, null],
  [{ undone: true, appeal: null }, 'undone'],
  [{ undone: false, appeal: 'open' }, 'open'],
  [{ undone: true, appeal: 'accepted' }, 'accepted'],
  [{ undone: false, appeal: 'rejected' }, 'rejected'],
] as const)('what became of %j is %s', (decision, outcome) => {
  expect(outcomeOf(decision)).toBe(outcome);
});

test.each([
  ['remove', false, null, true],
  ['warn', false, null, true],
  ['mute', false, null, true],
  ['publish', false, null, false],
  ['remove', true, null, false],
  ['remove', false, 'open', false],
  ['mute', false, 'rejected', false],
] as const)('an appeal against %s (undone %s, appeal %s): %s', (action, undone, appeal, may) => {
  expect(isAppealable({ action, undone, appeal })).toBe(may);
});

import { changeDeadline } from './change-deadline';

const NOW = 1_000;

test.each([
  ['nothing is chosen', [], null],
  ['the provider has not said', [{}], null],
  ['it lies ahead', [{ changeableUntil: NOW + 1 }], { until: NOW + 1 }],
  ['it is just over', [{ changeableUntil: NOW }], 'never'],
  [
    'a family comes one after the other',
    [{ changeableUntil: 1_500 }, { changeableUntil: 1_200 }],
    { until: 1_200 },
  ],
  [
    'the first of a family is too soon',
    [{ changeableUntil: 1_500 }, { changeableUntil: 900 }],
    'never',
  ],
])('until when a booking can be changed, where %s', (_case, chosen, deadline) => {
  expect(changeDeadline(chosen, NOW)).toEqual(deadline);
});

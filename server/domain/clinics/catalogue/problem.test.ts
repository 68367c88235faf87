import { isAcceptable, problemsText, problemText } from './problem';
import type { Problem } from './problem';

const problem = (rest: Partial<Problem> = {}): Problem => ({
  file: 'clinics.csv',
  line: 12,
  column: 'phone',
  severity: 'error',
  message: 'no digits',
  ...rest,
});

test.each<[Partial<Problem>, string]>([
  [{}, 'clinics.csv:12 phone: error: no digits'],
  [{ column: null }, 'clinics.csv:12: error: no digits'],
  [{ line: null, column: null }, 'clinics.csv: error: no digits'],
  [{ line: null, severity: 'warning' }, 'clinics.csv phone: warning: no digits'],
])('a problem with %j', (rest, text) => expect(problemText(problem(rest))).toBe(text));

test('errors come before warnings, and both are counted', () => {
  const warning = problem({ severity: 'warning', line: 1 });
  expect(problemsText([warning, problem(), problem({ line: 13 })])).toBe(
    [
      'clinics.csv:12 phone: error: no digits',
      'clinics.csv:13 phone: error: no digits',
      'clinics.csv:1 phone: warning: no digits',
      '2 errors, 1 warning\n',
    ].join('\n'),
  );
  expect(problemsText([])).toBe('0 errors, 0 warnings\n');
});

test.each([
  [2, []],
  [3, ['and 1 more']],
  [7, ['and 5 more']],
])('of %d problems two are shown', (count, more) => {
  const lines = problemsText(
    Array.from({ length: count }, () => problem()),
    2,
  ).split('\n');
  expect(lines.slice(2, -2)).toEqual(more);
});

test('200 are shown where nothing else is said', () => {
  const lines = problemsText(Array.from({ length: 201 }, () => problem())).split('\n');
  expect(lines[200]).toBe('and 1 more');
});

test('warnings alone are acceptable', () => {
  expect(isAcceptable([])).toBe(true);
  expect(isAcceptable([problem({ severity: 'warning' })])).toBe(true);
  expect(isAcceptable([problem({ severity: 'warning' }), problem()])).toBe(false);
});

import { FEVER_ROWS } from '@contract/follow-up/fever-source-rules';
import * as advice from '@contract/follow-up/fever-advice-rules';
import { SEVERITY_RULES } from '@contract/follow-up/severity-rules';
import { HEALTH_QUESTIONS } from '@contract/health/profile-rules';
import { review, ROWS } from './review';

const rows = ROWS.map(({ row }) => row);

test('every row is listed once, has words, and is of a source that exists', () => {
  // Two rows of a dose differ by their words.
  expect(new Set(ROWS.map(({ row, says }) => `${row}: ${says}`)).size).toBe(ROWS.length);
  expect(ROWS.filter(({ says }) => says === '')).toEqual([]);
  expect(review().filter((line) => line.startsWith('no such source'))).toEqual([]);
});

test('series, figures, questions about health and the follow-up are among them', () => {
  for (const row of [
    'series of rabies, Rabies, after exposure',
    'rabies, Rabies, after exposure, rabies-6',
    'figure fluPressing',
    'figure paidAges, rota',
    'fever, HIGH_FEVER',
    'follow-up after mmr',
    ...HEALTH_QUESTIONS.map((question) => `question ${question}`),
    ...SEVERITY_RULES.map(({ id }) => `follow-up rule ${id}`),
  ])
    expect(rows).toContain(row);
});

test('every figure of the advice about fever has a row', () => {
  const figures = Object.keys(advice).filter((name) => !name.endsWith('_TEXT'));
  expect([...new Set(FEVER_ROWS.map(({ of }) => of.split('.')[0]))].sort()).toEqual(figures.sort());
});

test('each source is named with its edition', () => {
  const lines = review();
  for (const source of new Set(ROWS.map((row) => row.source)))
    expect(lines.filter((line) => line.startsWith(`source ${source}: `))).toHaveLength(1);
});

test('a row that somebody reviewed is no longer listed', () => {
  const [line] = review();
  expect(line).toMatch(/^unreviewed: /);
  const reviewed = ROWS.filter((row) => row.reviewed !== undefined);
  for (const { row } of reviewed) expect(review().join('\n')).not.toContain(`: ${row}: `);
});

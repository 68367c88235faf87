import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';
import { countedDoses, groupedDoses, isUnproven } from './record-rules';

const dose = (id: string, diseases: DocumentedDose['diseases']): DocumentedDose => ({
  id,
  source: id.startsWith('own') ? 'own' : 'order',
  code: 'dtap',
  diseases,
  doseNo: 1,
  day: '2026-03-01',
  isDayEstimated: false,
  lot: '',
  clinicRecord: null,
});

const DOSES = [
  dose('own-1', ['hib', 'polio']),
  dose('order-1', ['polio']),
  dose('order-2', ['hepatitisB']),
];

test('diseases come in the order of the schedule, and only those with doses', () => {
  expect(groupedDoses(DOSES).map(({ disease }) => disease)).toEqual(['hepatitisB', 'polio', 'hib']);
});

test('a combined vaccine is listed under each of its diseases, in the given order', () => {
  const polio = groupedDoses(DOSES).find(({ disease }) => disease === 'polio');
  expect(polio?.doses.map(({ id }) => id)).toEqual(['own-1', 'order-1']);
});

test('it is counted once', () => {
  expect(countedDoses(DOSES)).toEqual({ all: 3, clinic: 2, family: 1 });
});

test('only what clinics recorded with its day proves anything', () => {
  const [, first, second] = DOSES as [DocumentedDose, DocumentedDose, DocumentedDose];
  expect(isUnproven([first, second])).toBe(false);
  expect(isUnproven(DOSES)).toBe(true);
  expect(isUnproven([first, { ...second, isDayEstimated: true }])).toBe(true);
});

import { requestedTemplates } from './reminder-rules';

const IDS = { reminder: 'r', change: 'c', offer: 'o', turn: 't' };
const when = (day?: string) => ({ day, today: '2026-12-31' });

test('each subject asks for its own templates, as far as there are any', () => {
  expect(requestedTemplates('appointment', IDS, when('2027-01-09'))).toEqual([
    'reminder',
    'change',
  ]);
  expect(requestedTemplates('turn', IDS, when())).toEqual(['turn']);
  expect(requestedTemplates('offer', IDS, when())).toEqual(['offer']);
  expect(requestedTemplates('appointment', { change: 'c' }, when('2027-01-09'))).toEqual([
    'change',
  ]);
  expect(requestedTemplates('offer', {}, when())).toEqual([]);
});

test.each([
  ['2026-12-31', false],
  ['2027-01-01', false],
  ['2027-01-02', true],
])('an appointment on %s can still be reminded of the day before: %s', (day, can) => {
  expect(requestedTemplates('appointment', IDS, when(day)).includes('reminder')).toBe(can);
});

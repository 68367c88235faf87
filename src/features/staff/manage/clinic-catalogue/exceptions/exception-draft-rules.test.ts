import type { ExceptionFields } from '@contract/manage/catalogue-fields';
import { draftOf, fieldsOf, newDraft } from './exception-draft-rules';

const CLOSED: ExceptionFields = {
  ...{ productIds: [], firstDay: '2026-12-01', lastDay: '2026-12-02', kind: 'closed' },
  ...{ startTime: null, endTime: null, weekday: null, capacity: null, capacityPercent: null },
  reason: { zh: '停电', en: 'No electricity' },
};

test.each<ExceptionFields>([
  CLOSED,
  { ...CLOSED, startTime: '13:00', endTime: '17:00' },
  { ...CLOSED, kind: 'extra', weekday: 3 },
  { ...CLOSED, kind: 'capacity', capacity: 0 },
  { ...CLOSED, kind: 'capacity', capacityPercent: 50 },
  { ...CLOSED, productIds: ['P1'] },
])('what is there is sent as it is', (fields) => {
  expect(fieldsOf(draftOf(fields), fields.productIds)).toEqual(fields);
});

test('of another kind, what the kind does not have is left out', () => {
  const draft = draftOf({ ...CLOSED, kind: 'capacity', capacity: 3 });
  expect(fieldsOf({ ...draft, kind: 'closed' }, [])).toEqual(CLOSED);
  expect(fieldsOf({ ...draft, lastDay: '' }, [])?.lastDay).toBe(CLOSED.firstDay);
});

test.each(['', 'x', '-1', '1.5'])('%p people are none', (number) => {
  const draft = { ...newDraft('2026-12-01'), kind: 'capacity' as const, number };
  expect(fieldsOf(draft, [])).toBeNull();
});

import { CODE } from '@contract/errors';
import { alternativesOf, readRefusal, refusalAction } from './refusal-rules';

const offer = (slotId: number) => ({
  slotId,
  depaCode: 'c1',
  departmentName: 'Clinic',
  day: '2026-11-24',
  startTime: '08:00',
  endTime: '09:00',
  residue: 2,
  distance: 0,
});
const refusal = { allowedFrom: null, alternatives: [1, 2, 3, 4].map(offer), orderId: 'o9' };

test('a sold-out slot offers the three nearest ones', () => {
  expect(alternativesOf(refusal).map(({ slotId }) => slotId)).toEqual([1, 2, 3]);
  expect(alternativesOf(null)).toEqual([]);
});

test('a duplicate leads to the order that stands in the way, if it is named', () => {
  expect(refusalAction(CODE.DUPLICATE_ORDER, refusal)).toBe('openOrder');
  expect(refusalAction(CODE.DUPLICATE_ORDER, { ...refusal, orderId: null })).toBe('anotherTime');
});

test.each([
  [CODE.SLOT_FULL, 'anotherTime'],
  [CODE.INTERVAL, 'anotherTime'],
  [CODE.OVER_AGE, 'anotherPerson'],
  [CODE.GUARDIAN_MISSING, 'addGuardian'],
  [CODE.CLINIC_OFFLINE, 'anotherClinic'],
  ['99999', 'anotherTime'],
])('code %s leads to %s', (code, action) => {
  expect(refusalAction(code, null)).toBe(action);
});

test('only the data of a refusal is read as one', () => {
  expect(readRefusal({ alternatives: [], allowedFrom: '2026-12-01' })).toEqual({
    allowedFrom: '2026-12-01',
    alternatives: [],
    orderId: null,
  });
  expect(readRefusal(null)).toBeNull();
  expect(readRefusal({ alternatives: 'many' })).toBeNull();
  expect(readRefusal('text')).toBeNull();
});

import type { Refusal } from '@contract/subscribe/endpoints';
import { alternativesOf, readRefusal, remedyOf } from './refusal-rules';

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
const refusal: Refusal = {
  remedy: 'otherTime',
  allowedFrom: null,
  alternatives: [1, 2, 3, 4].map(offer),
  orderId: 'o9',
  standing: null,
  person: null,
};

test('a sold-out slot offers the three nearest ones', () => {
  expect(alternativesOf(refusal).map(({ slotId }) => slotId)).toEqual([1, 2, 3]);
  expect(alternativesOf(null)).toEqual([]);
});

const standing = {
  orderId: 'o9',
  linkmanName: 'Anna',
  productName: 'HPV',
  departmentName: 'Clinic',
  day: '2026-11-30',
  startTime: '08:00',
  endTime: '09:00',
  replaceable: true,
};

test('the provider names the way on; without a word from it there is another time', () => {
  expect(remedyOf({ ...refusal, remedy: 'otherClinic' })).toBe('otherClinic');
  expect(remedyOf(null)).toBe('otherTime');
});

test('an order in the way can be replaced while it can be cancelled, and looked at afterwards', () => {
  const duplicate: Refusal = { ...refusal, remedy: 'replace', standing };
  expect(remedyOf(duplicate)).toBe('replace');
  expect(remedyOf({ ...duplicate, standing: { ...standing, replaceable: false } })).toBe(
    'viewOrder',
  );
  expect(remedyOf({ ...duplicate, standing: null })).toBe('viewOrder');
});

test('only the data of a refusal is read as one', () => {
  expect(readRefusal({ alternatives: [], allowedFrom: '2026-12-01' })).toEqual({
    remedy: 'otherTime',
    allowedFrom: '2026-12-01',
    alternatives: [],
    orderId: null,
    standing: null,
    person: null,
  });
  expect(readRefusal(null)).toBeNull();
  expect(readRefusal({ alternatives: 'many' })).toBeNull();
  expect(readRefusal('text')).toBeNull();
});

import type { Refusal } from '@contract/subscribe/endpoints';
import { alternativesOf, readRefusal, refusalTopic } from './refusal-rules';

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
  remedies: [{ kind: 'otherTime' }],
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

test('only the data of a refusal is read as one', () => {
  expect(readRefusal({ alternatives: [], allowedFrom: '2026-12-01' })).toEqual({
    remedies: [],
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

test('a dose on record is no appointment', () => {
  expect(refusalTopic('20002', refusal)).toBe('duplicate');
  const plan = { kind: 'plan', linkmanId: 'anna', name: '小安' } as const;
  expect(refusalTopic('20002', { ...refusal, remedies: [plan] })).toBe('person');
  expect(refusalTopic('20004', { ...refusal, remedies: [plan] })).toBe('person');
});

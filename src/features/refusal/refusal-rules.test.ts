import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { DEAD_END, OFFER } from '../../../test/samples/refusal';
import { alternativesOf, readRefusal, refusalTopic } from './refusal-rules';

const refusal: Refusal = {
  ...DEAD_END,
  remedies: [{ kind: 'otherTime' }],
  alternatives: [1, 2, 3, 4].map((slotId) => ({ ...OFFER, slotId })),
  orderId: 'o9',
};

test('a sold-out slot offers the three nearest ones', () => {
  expect(alternativesOf(refusal).map(({ slotId }) => slotId)).toEqual([1, 2, 3]);
  expect(alternativesOf(null)).toEqual([]);
});

test('only the data of a refusal is read as one', () => {
  expect(readRefusal({ alternatives: [], allowedFrom: '2026-12-01' })).toEqual({
    ...DEAD_END,
    allowedFrom: '2026-12-01',
  });
  expect(readRefusal(null)).toBeNull();
  expect(readRefusal({ alternatives: 'many' })).toBeNull();
  expect(readRefusal('text')).toBeNull();
});

test('a dose on record is no appointment', () => {
  expect(refusalTopic(CODE.DUPLICATE_ORDER, refusal)).toBe('duplicate');
  const plan = { kind: 'plan', linkmanId: 'anna', name: '小安' } as const;
  expect(refusalTopic(CODE.DUPLICATE_ORDER, { ...refusal, remedies: [plan] })).toBe('person');
  expect(refusalTopic(CODE.INTERVAL, { ...refusal, remedies: [plan] })).toBe('person');
});

import type { SlotView } from '../../../shared/slots/availability';
import { seatsOf, withOwnSeats } from './own-seats';

const slot = (id: number, remaining: number, more: Partial<SlotView> = {}) =>
  ({ id, remaining, capacity: 3, drawnBy: null, ...more }) as SlotView;
const left = (slots: readonly SlotView[], ...own: readonly number[]) =>
  withOwnSeats(slots, seatsOf(own.map((id) => ({ slot_id: id })))).map(
    ({ id, remaining }) => `${id}:${remaining}`,
  );

test('places that the visit takes itself count as free, those of others do not', () => {
  expect(left([slot(1, 0), slot(2, 1)], 1, 1)).toEqual(['1:2', '2:1']);
});

test('a slot never has more free places than it has places', () => {
  expect(left([slot(1, 2)], 1, 1)).toEqual(['1:3']);
});

test('what is for tickets only is left out, whoever is booked there', () => {
  expect(left([slot(1, 2, { drawnBy: 'r' }), slot(2, 1)], 1)).toEqual(['2:1']);
});

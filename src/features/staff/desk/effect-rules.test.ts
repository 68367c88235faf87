import type { ClosingEffect } from '@contract/desk/endpoints';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { changedEffect, effectLines } from './effect-rules';
import { DESK_MESSAGES } from './messages';

const NO_BOOKINGS: ClosingEffect = {
  slots: 3,
  appointments: 0,
  people: 0,
  paid: 0,
  cancelled: 0,
  lapsing: 0,
};
const lines = (more: Partial<ClosingEffect>) =>
  effectLines({ ...NO_BOOKINGS, ...more }, textOf(DESK_MESSAGES));

test('a closing that concerns nobody is one plain sentence', () => {
  expect(lines({})).toEqual(['没有人预约，无需通知。']);
});

test('whoever is told, paid ahead, is cancelled at once or loses a held place is counted', () => {
  const all = lines({ appointments: 5, people: 4, paid: 2, cancelled: 1, lapsing: 3 });
  expect(all.map((line) => line.match(/\d+/g)?.slice(0, 2))).toEqual([
    ['5', '4'],
    ['2'],
    ['1', '2'],
    ['3'],
  ]);
  expect(lines({ appointments: 1, people: 1 })).toHaveLength(1);
  expect(lines({ lapsing: 1 })).toHaveLength(2);
});

test('only a closing that would be more than was shown is asked for anew', () => {
  const refused = (code: string) =>
    changedEffect(new ApiError({ kind: 'server', code, msg: '', data: NO_BOOKINGS }));
  expect(refused(CODE.CLOSING_CHANGED)).toEqual(NO_BOOKINGS);
  expect(refused(CODE.NOT_FOUND)).toBeNull();
  expect(changedEffect(new Error('offline'))).toBeNull();
});

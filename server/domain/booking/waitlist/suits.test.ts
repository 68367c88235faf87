import { addDays } from '@contract/time/day-rules';
import type { Administered } from '../../../shared/doses/administered';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import { suits, waitedDays } from './suits';
import type { WaitedDose } from './suits';

const TODAY = '2026-11-20';
const DAY = '2026-12-01';
const recipient: Recipient = {
  ...{ linkmanId: 'l', userId: 'u', name: '测试', personKey: 'p', turn: 0, isProved: true },
  ...{ sex: 2, birthday: '2000-03-01', hasGuardian: false, health: null, isHistoryAnswered: false },
  ...{ open: [], accountMobile: 'sealed' as Recipient['accountMobile'] },
};
const byDays = { ageMonths: null, beforeMonths: null, gapMonths: null, maxAgeDays: null };
const dose = { ...byDays, label: { zh: '', en: '' }, recommendedAge: { zh: '', en: '' } };
/** Of a vaccine that the schedule's tables do not have. */
const course: WaitedDose['course'] = {
  sexLimit: null,
  product: { code: 'test', id: 'test-1', minAgeDays: 0, maxAgeDays: null },
  doses: [
    { ...dose, doseNo: 1, minAgeDays: 60, minIntervalDays: 0 },
    { ...dose, doseNo: 2, minAgeDays: 120, minIntervalDays: 28 },
  ],
};
const record = (part: Partial<Administered>): Administered => ({
  ...{ orderId: 'o1', code: 'test', product: null, recordedNo: 1, doseNo: 1 },
  ...{ day: '2026-10-01', status: 'DONE' },
  ...part,
});
const waiting = (
  administered: readonly Administered[] = [],
  more: Partial<WaitedDose> & { readonly elsewhere?: readonly Administered[] } = {},
): WaitedDose => ({
  ...{ recipient, course, doseNo: 1 },
  ...more,
  records: { administered, elsewhere: more.elsewhere ?? [] },
});
const SLOT = { depaCode: 'D1', day: DAY, startTime: '10:00', endTime: '11:00' };
const suitsOn = (waited: WaitedDose, day = DAY): boolean => suits(waited, { ...SLOT, day }, TODAY);

test('a dose of the course, on a day that the evaluation allows', () => {
  expect(suitsOn(waiting())).toBe(true);
  expect(suitsOn(waiting([], { doseNo: 3 }))).toBe(false);
  const baby = { ...recipient, birthday: addDays(DAY, -60), hasGuardian: true };
  expect(suitsOn(waiting([], { recipient: baby }))).toBe(true);
  expect(suitsOn(waiting([], { recipient: baby }), addDays(DAY, -1))).toBe(false);
  expect(suitsOn(waiting([], { recipient: { ...baby, hasGuardian: false } }))).toBe(false);
});

test('not one that was given meanwhile; its interval counts', () => {
  expect(suitsOn(waiting([record({})]))).toBe(false);
  const given = record({ day: addDays(DAY, -28) });
  expect(suitsOn(waiting([given], { doseNo: 2 }))).toBe(true);
  expect(suitsOn(waiting([given], { doseNo: 2 }), addDays(DAY, -1))).toBe(false);
});

test('one that is booked later, which taking the place replaces', () => {
  const booked = record({ day: addDays(DAY, 5), status: 'BOOKED' });
  const { depaCode: _clinic, ...time } = SLOT;
  const open = [{ orderId: 'o1', depaCode: 'D2', ...time }];
  expect(suitsOn(waiting([booked], { recipient: { ...recipient, open } }))).toBe(true);
  expect(waitedDays(waiting([booked]), TODAY).unfit).toBeNull();
  // Not where a clinic received them for it: nobody's order could be replaced.
  const walkIn = record({ orderId: null, day: TODAY, status: 'ARRIVED' });
  expect(suitsOn(waiting([walkIn]))).toBe(false);
});

test('not one that another account booked or was given', () => {
  for (const status of ['BOOKED', 'DONE'] as const) {
    const elsewhere = [record({ orderId: null, isElsewhere: true, day: TODAY, status })];
    expect(suitsOn(waiting([], { elsewhere }))).toBe(false);
  }
});

test('not at a time at which they are to be at another clinic', () => {
  const at = { orderId: 'o2', ...SLOT };
  const open = (part: object) => ({ recipient: { ...recipient, open: [{ ...at, ...part }] } });
  expect(suitsOn(waiting([], open({ depaCode: 'D2' })))).toBe(false);
  expect(suitsOn(waiting([], open({ depaCode: 'D2', orderId: null })))).toBe(false);
  expect(suitsOn(waiting([], open({})))).toBe(true);
  expect(suitsOn(waiting([], open({ depaCode: 'D2', startTime: '11:00', endTime: '12:00' })))).toBe(
    true,
  );
});

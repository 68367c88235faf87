import { CODE } from '@contract/errors';
import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import { messageOf } from '../http/messages';
import type { Refused } from '../http/refused';
import type { Unbooked } from './booking';
import type { Ineligible } from './eligibility';
import { refused, refusedFor, refusedPerson, refusedSlot } from './refuse';

const NOW = Date.UTC(2026, 10, 20, 4);
const dataOf = (refusal: Refused): Refusal => refusal.details.data as Refusal;
const offer: SlotOffer = {
  slotId: 1,
  depaCode: 'D1',
  departmentName: 'Clinic',
  day: '2026-11-24',
  startTime: '08:00',
  endTime: '09:00',
  residue: 1,
  distance: 0,
};
const fault = (code: Ineligible['code'], allowedFrom: string | null = null): Ineligible => ({
  code,
  allowedFrom,
  orderId: null,
});

const SLOT_FAULTS: readonly (readonly [Unbooked, readonly SlotOffer[], Refusal['remedy']])[] = [
  [{ kind: 'full' }, [offer], 'otherTime'],
  [{ kind: 'full' }, [], 'otherClinic'],
  [{ kind: 'closed' }, [offer], 'otherTime'],
  [{ kind: 'past' }, [offer], 'otherTime'],
  [{ kind: 'outOfWindow' }, [], 'otherClinic'],
  [{ kind: 'noSuchSlot' }, [], 'refresh'],
  [{ kind: 'notReleased', releaseAt: NOW }, [], 'later'],
  [{ kind: 'duplicate', orderId: null }, [], 'otherPerson'],
  [{ kind: 'duplicate', orderId: 'o1' }, [], 'viewOrder'],
];

test.each(SLOT_FAULTS)('a slot that is %j has a reason and a way out', (why, offers, remedy) => {
  const refusal = refusedSlot(why, offers);
  expect(dataOf(refusal).remedy).toBe(remedy);
  for (const language of ['zh-CN', 'en'] as const)
    expect(messageOf(refusal.code, language, refusal.details)).toMatch(/^[^{}]{6,}$/);
});

test.each([
  [fault(CODE.SEX_LIMIT), 'otherVaccine'],
  [fault(CODE.OVER_AGE), 'otherVaccine'],
  [fault(CODE.GUARDIAN_MISSING), 'addGuardian'],
  [fault(CODE.TOO_YOUNG, '2027-01-01'), 'later'],
  [fault(CODE.INTERVAL, '2027-01-01'), 'later'],
  [fault(CODE.INTERVAL), 'askClinic'],
  [{ ...fault(CODE.DUPLICATE_ORDER), done: true }, 'otherDose'],
] as const)('a person with %j is told what would do', (why, remedy) => {
  const refusal = refusedPerson(why);
  expect(dataOf(refusal)).toMatchObject({ remedy, allowedFrom: why.allowedFrom });
  expect(messageOf(refusal.code, 'en', refusal.details)).toMatch(/^[^{}]{6,}$/);
});

test('a release names its day and time', () => {
  const refusal = refusedSlot({ kind: 'notReleased', releaseAt: NOW }, []);
  expect(dataOf(refusal).allowedFrom).toBe('2026-11-20');
  expect(messageOf(refusal.code, 'en', refusal.details)).toContain('2026-11-20 12:00');
});

test('one of several people is named in both languages, and nothing else is lost', () => {
  const person = { linkmanId: 'l1', name: '小明' };
  const refusal = refusedFor(person, refused(CODE.INTERVAL, { allowedFrom: '2027-01-01' }));
  expect(dataOf(refusal)).toMatchObject({ person, allowedFrom: '2027-01-01', remedy: 'later' });
  expect(messageOf(refusal.code, 'zh-CN', refusal.details)).toMatch(/^小明：.*2027-01-01/);
  expect(messageOf(refusal.code, 'en', refusal.details)).toMatch(/^小明: .*2027-01-01/);
});

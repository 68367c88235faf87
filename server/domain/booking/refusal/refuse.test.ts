import { CODE } from '@contract/errors';
import { LIVE_CODES } from '@contract/plan/live-rules';
import type { Refusal, AlternativeSlot } from '@contract/subscribe/endpoints';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import { messageOf } from '../../../http/messages';
import type { DomainError } from '../../../http/domain-error';
import type { BookingFailure } from '../submission/booking';
import type { Ineligible } from '../../../shared/doses/eligibility';
import type { RefusalFacts } from './remedies';
import { refused, refusedFor, refusedPerson, refusedSlot } from './refuse';
import { ALTERNATIVE } from '../../../../test/samples/refusal';

const NOW = Date.UTC(2026, 10, 20, 4);
const dataOf = (refusal: DomainError): Refusal => refusal.details.data as Refusal;
const kindsOf = (refusal: DomainError): RemedyKind[] =>
  dataOf(refusal).remedies.map(({ kind }) => kind);
const violation = (code: Ineligible['code'], allowedFrom: string | null = null): Ineligible => ({
  code,
  allowedFrom,
  orderId: null,
});

const UNAVAILABILITIES: readonly (readonly [
  BookingFailure,
  readonly AlternativeSlot[],
  RemedyKind,
])[] = [
  [{ kind: 'full' }, [ALTERNATIVE], 'otherTime'],
  [{ kind: 'full' }, [], 'wait'],
  [{ kind: 'closed' }, [ALTERNATIVE], 'otherTime'],
  [{ kind: 'past' }, [ALTERNATIVE], 'otherTime'],
  [{ kind: 'outOfWindow' }, [ALTERNATIVE], 'otherTime'],
  [{ kind: 'noSuchSlot' }, [], 'refresh'],
  [{ kind: 'notReleased', releaseAt: NOW }, [], 'wait'],
  [{ kind: 'duplicate', orderId: null }, [], 'askClinic'],
  [{ kind: 'duplicate', orderId: 'o1' }, [], 'viewOrder'],
];

test.each(UNAVAILABILITIES)(
  'a slot that is %j has a reason and a way out',
  (why, alternatives, remedy) => {
    const refusal = refusedSlot(why, alternatives);
    expect(kindsOf(refusal)[0]).toBe(remedy);
    for (const language of ['zh-CN', 'en'] as const)
      expect(messageOf(refusal.code, language, refusal.details)).toMatch(/^[^{}]{6,}$/);
  },
);

const REMEDIES: RefusalFacts = {
  who: { linkmanId: 'l1', name: '小明' },
  people: [{ linkmanId: 'l2', name: '小红' }],
  products: [{ productId: 'p2', name: 'PPV23', priceCents: 22_800, day: '2026-11-25' }],
  dose: { doseNo: 2, label: 'Dose 2', day: '2026-12-01' },
  hasPlan: true,
  lastDay: '2027-01-31',
};

/** The dose after the refused one. */
const NEXT = { day: '2027-01-10', until: '2026-12-13', orderId: 'o2' };

test.each([
  [violation(CODE.SEX_LIMIT), 'otherPerson'],
  [violation(CODE.OVER_AGE), 'otherVaccine'],
  [violation(CODE.GUARDIAN_MISSING), 'addGuardian'],
  [violation(CODE.TOO_YOUNG, '2027-01-01'), 'later'],
  [violation(CODE.INTERVAL, '2027-01-01'), 'later'],
  [violation(CODE.INTERVAL), 'askClinic'],
  [{ ...violation(CODE.INTERVAL, '2027-01-01'), liveCode: 'mmr' }, 'later'],
  [{ ...violation(CODE.INTERVAL), liveCode: 'mmr' }, 'askClinic'],
  [{ ...violation(CODE.INTERVAL), next: NEXT, orderId: 'o2' }, 'viewOrder'],
  [{ ...violation(CODE.DUPLICATE_ORDER), done: true, notedOn: '2026-10-01' }, 'plan'],
  [{ ...violation(CODE.DUPLICATE_ORDER), done: true }, 'otherDose'],
] as const)('a person with %j is told what would do', (why, remedy) => {
  const refusal = refusedPerson(why, undefined, REMEDIES);
  expect(kindsOf(refusal)[0]).toBe(remedy);
  expect(dataOf(refusal).allowedFrom).toBe(why.allowedFrom);
  expect(messageOf(refusal.code, 'en', refusal.details)).toMatch(/^[^{}]{6,}$/);
});

test('a release names its day and time', () => {
  const refusal = refusedSlot({ kind: 'notReleased', releaseAt: NOW }, []);
  expect(dataOf(refusal).allowedFrom).toBe('2026-11-20');
  expect(messageOf(refusal.code, 'en', refusal.details)).toContain('2026-11-20 12:00');
});

test('a live vaccine too near to another one names its kind and the first day that works', () => {
  const say = (liveCode: string | null, language: 'zh-CN' | 'en') => {
    const refusal = refusedPerson({ ...violation(CODE.INTERVAL, '2027-01-07'), liveCode });
    return messageOf(refusal.code, language, refusal.details);
  };
  expect(say('mmr', 'zh-CN')).toBe(
    '与麻腮风疫苗的日期太近：注射减毒活疫苗须在同一天接种或至少间隔 28 天，2027-01-07 起可预约',
  );
  expect(say('varicella', 'en')).toMatch(/chickenpox.*28 days apart\. Possible from 2027-01-07\./);
  expect(say(null, 'en')).toMatch(/^Too close to another injected live vaccine:/);
  for (const code of LIVE_CODES) expect(say(code, 'zh-CN')).not.toContain('另一种');
});

test('a next dose that would come too soon is told of by its day, with the last day that works', () => {
  const refusal = refusedPerson({ ...violation(CODE.INTERVAL), next: NEXT, orderId: 'o2' });
  for (const language of ['zh-CN', 'en'] as const)
    expect(messageOf(refusal.code, language, refusal.details)).toMatch(/2027-01-10.*2026-12-13/);
  expect(dataOf(refusal)).toMatchObject({ orderId: 'o2', allowedFrom: null });
});

test('a dose that was noted is told of by its day', () => {
  const refusal = refusedPerson({
    ...violation(CODE.DUPLICATE_ORDER),
    done: true,
    notedOn: '2026-10-01',
  });
  for (const language of ['zh-CN', 'en'] as const)
    expect(messageOf(refusal.code, language, refusal.details)).toMatch(/2026-10-01.*(计划|plan)/);
});

test('one of several people is named in both languages, and nothing else is lost', () => {
  const person = { linkmanId: 'l1', name: '小明' };
  const refusal = refusedFor(person, refused(CODE.INTERVAL, { allowedFrom: '2027-01-01' }));
  expect(dataOf(refusal)).toMatchObject({ person, allowedFrom: '2027-01-01' });
  expect(kindsOf(refusal).slice(0, 2)).toEqual(['leaveOut', 'later']);
  expect(messageOf(refusal.code, 'zh-CN', refusal.details)).toMatch(/^小明：.*2027-01-01/);
  expect(messageOf(refusal.code, 'en', refusal.details)).toMatch(/^小明: .*2027-01-01/);
});

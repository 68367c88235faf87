import { REMEDIES, REMEDIES_OF_CASE, REMEDY_KINDS } from '@contract/subscribe/remedy-rules';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import type { Remedy, RemedyOf } from '@contract/subscribe/remedy';
import { renderHook } from '@testing-library/react';
import { useDateText } from '@/i18n/date-text';
import { setLanguage } from '@/i18n/language';
import { textOf } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { ROUTES } from '@/routes/table';
import type { RouteName } from '@/routes/table';
import { usePlanChoice } from '@/features/doses/plan/store';
import { withParticipant } from './family-rules';
import { closeForm, startForm, useOrdering } from './store';
import { emptyForm } from './submit-info';
import type { SubmitInfo } from './form';
import { applyRemedy } from './apply-remedy';
import { REMEDY_MESSAGES } from '@/features/booking/refusal/remedy-messages';
import { wordsOf } from '@/features/booking/refusal/remedy-text';
import { isSupportedKind } from '@/features/booking/refusal/remedy-icons';
import { remediesOf } from '@/features/booking/refusal/remedy-options';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({
  ...jest.requireActual<object>('@/http/hooks/use-server'),
  refreshServerData: jest.fn(() => Promise.resolve()),
}));

const went: RouteName[] = [];
const go = (name: RouteName) => {
  went.push(name);
  return Promise.resolve('done' as const);
};
jest.spyOn(navigate, 'to').mockImplementation(go);
jest.spyOn(navigate, 'replace').mockImplementation(go);

const SEAT = {
  slotId: 7,
  productId: 'p1',
  startTime: '09:00',
  endTime: '10:00',
  changeableUntil: 1_900_000_000_000,
};
const VISIT = {
  day: '2026-12-02',
  startTime: '09:00',
  endTime: '10:00',
  together: true,
  seats: [SEAT, SEAT],
};
const anna = { linkmanId: 'anna', name: '小安' };
const SAMPLES: { readonly [Kind in RemedyKind]: RemedyOf<Kind> } = {
  otherVisit: { kind: 'otherVisit', visits: [VISIT] },
  otherTime: { kind: 'otherTime' },
  later: { kind: 'later', day: '2026-12-01' },
  wait: { kind: 'wait' },
  otherClinic: { kind: 'otherClinic' },
  otherVaccine: {
    kind: 'otherVaccine',
    linkmanId: 'anna',
    products: [{ productId: 'p2', name: 'PPV23', priceCents: 22_800, day: '2026-11-25' }],
  },
  otherPerson: { kind: 'otherPerson', people: [{ linkmanId: 'ben', name: '小本' }] },
  addPerson: { kind: 'addPerson' },
  leaveOut: { kind: 'leaveOut', linkmanId: 'ben', name: '小本' },
  otherDose: { kind: 'otherDose', doseNo: 2, label: '第2剂', day: '2026-12-01' },
  editPerson: { kind: 'editPerson', ...anna },
  addGuardian: { kind: 'addGuardian', ...anna },
  health: { kind: 'health', ...anna },
  replace: { kind: 'replace', orderId: 'o1' },
  viewOrder: { kind: 'viewOrder', orderId: 'o1' },
  plan: { kind: 'plan', ...anna },
  readDisclosure: { kind: 'readDisclosure', productId: 'p1' },
  queue: { kind: 'queue', releaseId: 'r1' },
  withoutHold: { kind: 'withoutHold' },
  refresh: { kind: 'refresh' },
  askClinic: { kind: 'askClinic', phone: null },
};

const FORM: SubmitInfo = {
  ...emptyForm({ depaCode: 'c1', productId: 'p1' }, 'key-1234567890abcdef'),
  linkmanId: 'anna',
  doseNo: 1,
  day: '2026-12-01',
  slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  guidelineVersion: 'v1',
};
const info = (): SubmitInfo | null => useOrdering.getState().submitInfo;
/** Applies the first option of a remedy on the refusal page, for a form. */
function take(remedy: Remedy, form: SubmitInfo = FORM): void {
  startForm(form);
  const [option] = remediesOf({ remedies: [remedy] });
  if (option && option.kind !== 'wait') applyRemedy(option, form, 'page');
}

beforeEach(() => {
  went.length = 0;
});
afterAll(closeForm);

test.each(Object.entries({ ...REMEDIES, ...REMEDIES_OF_CASE }))(
  'whatever helps after %s can be shown, in both languages',
  (_, kinds) => {
    for (const kind of kinds)
      for (const language of ['zh-CN', 'en'] as const) {
        setLanguage(language);
        const options = remediesOf({ remedies: [SAMPLES[kind]] });
        expect(options.map((option) => option.kind)).toEqual([kind]);
        for (const option of options)
          expect(
            wordsOf(option, textOf(REMEDY_MESSAGES), renderHook(useDateText).result.current).title,
          ).toMatch(/^[^{}]+$/);
      }
    setLanguage('zh-CN');
  },
);

/** The waiting list opens over the page, so it is not applied here. */
const LEADING = REMEDY_KINDS.filter((kind) => kind !== 'wait');

test.each(LEADING)('%s is one tap to a page that there is', (kind) => {
  take(SAMPLES[kind]);
  expect(went).toHaveLength(1);
  const [name = 'home'] = went;
  expect(ROUTES).toHaveProperty(name);
});

test('a way that only a later provider knows is left out, and choosing anew is always there', () => {
  expect(isSupportedKind('teleport')).toBe(false);
  const unknown = { remedies: [{ kind: 'teleport' } as unknown as Remedy] };
  expect(remediesOf(unknown)).toEqual([{ kind: 'otherTime' }]);
  expect(remediesOf(null)).toEqual([{ kind: 'otherTime' }]);
});

test('another person or dose is chosen in the form, which keeps the rest', () => {
  take(SAMPLES.otherPerson);
  expect(info()).toMatchObject({ linkmanId: 'ben', doseNo: null, day: FORM.day });
  take(SAMPLES.otherDose);
  expect(info()).toMatchObject({ linkmanId: 'anna', doseNo: 2 });
  expect(went).toEqual(['subscribe', 'subscribe']);
});

test('of a family the dose is another one for whom the refusal is about', () => {
  const family = withParticipant(FORM, 'ben');
  startForm(family);
  applyRemedy(SAMPLES.otherDose, family, 'page', { linkmanId: 'ben' });
  expect(info()).toMatchObject({ doseNo: 1, participants: [{ linkmanId: 'ben', doseNo: 2 }] });
});

test('whoever comes along still does after their guardian was added', () => {
  const family = withParticipant(FORM, 'ben');
  take({ kind: 'addGuardian', linkmanId: 'ben', name: '小本' }, family);
  expect(info()).toMatchObject({ linkmanId: 'anna', isJoining: true });
  take(SAMPLES.addGuardian, family);
  expect(info()?.isJoining).toBe(false);
});

test('replacing sends the booking with the order that gives way', () => {
  take(SAMPLES.replace);
  expect(info()?.replaceOrderId).toBe('o1');
  expect(went).toEqual(['submitLoading']);
});

test('a visit for all is booked with a seat for each', () => {
  take(SAMPLES.otherVisit, withParticipant(FORM, 'ben'));
  expect(info()).toMatchObject({ day: VISIT.day, visit: { startTime: '09:00' } });
  expect(info()?.visit?.seats.map(({ id }) => id)).toEqual([7, 7]);
  expect(went).toEqual(['submitLoading']);
});

test('the notice of the vaccine is read again, somebody else’s is asked for in the form', () => {
  take(SAMPLES.readDisclosure);
  expect(info()?.guidelineVersion).toBeNull();
  const family = withParticipant(FORM, 'ben');
  const [ben] = family.participants;
  if (!ben) throw new Error('Nobody comes along.');
  const other = { ...family, participants: [{ ...ben, productId: 'p2' }] };
  take({ kind: 'readDisclosure', productId: 'p2' }, other);
  expect(info()?.guidelineVersion).toBe('v1');
  expect(info()?.participants[0]?.guidelineVersion).toBeNull();
  expect(went).toEqual(['vaccineNotice', 'subscribe']);
});

test('the plan opens at the person, and the clinic is called where its number is known', () => {
  take(SAMPLES.plan);
  expect(usePlanChoice.getState().linkmanId).toBe('anna');
  take({ kind: 'askClinic', phone: '01012345678' });
  expect(callPhone).toHaveBeenCalledWith('01012345678');
  expect(went).toEqual(['vaccinePlan']);
});

test('the plan opens at the note that is in the way, where one is', () => {
  take({ ...SAMPLES.plan, notedOn: '2026-10-01' });
  expect(usePlanChoice.getState().notedOn).toBe('2026-10-01');
  take(SAMPLES.plan);
  expect(usePlanChoice.getState().notedOn).toBeNull();
});

test('in the form itself what is chosen there stays there', () => {
  startForm(FORM);
  applyRemedy({ kind: 'otherPerson', person: { linkmanId: 'ben', name: '小本' } }, FORM, 'form');
  expect(info()?.linkmanId).toBe('ben');
  expect(went).toEqual([]);
});

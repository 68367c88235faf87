import { AGREED_TEXTS, textsAskingAgain } from '@contract/agreement/text-rules';
import type { TextVersions } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import type { UserContext } from '../../http/context';
import { createFieldCipher } from '../../sealed/field-cipher';
import { guardianOf } from './guardian';
import type { FamilyMemberRow } from './rows';

type Saved = Parameters<typeof guardianOf>[1];

const cipher = createFieldCipher(
  [{ id: '2026', secret: Buffer.alloc(32, 7) }],
  Buffer.alloc(32, 7),
);
const NOW = Date.parse('2026-11-30T10:00:00+08:00');
const AGREED = new Date('2026-11-01T10:00:00+08:00');
const context = { now: NOW, today: '2026-11-30' } as UserContext;
const CHILD = { birthday: '2020-02-01', sex: 2 } as const;
const MOTHER = { name: '李青', mobile: '13700000000', relation: 'mother' } as const;

const formOf = (change: Partial<Saved['form']> = {}) =>
  ({
    guardian: MOTHER,
    guardianConsentVersion: '1.2',
    guardianNotified: true,
    ...change,
  }) as Saved['form'];
/** The member as stored after the mother has agreed. */
const stored = (change: Partial<FamilyMemberRow> = {}) =>
  ({
    ...CHILD,
    guardian: { ...MOTHER, mobile: cipher.seal(MOTHER.mobile) },
    guardian_consent_version: '1.1',
    guardian_proved_at: AGREED,
    ...change,
  }) as FamilyMemberRow;
const saved = (change: Partial<Saved> = {}, texts: TextVersions = AGREED_TEXTS) =>
  guardianOf(
    { cipher, config: { texts } },
    { form: formOf(), before: null, identity: CHILD, hasAgreed: false, ...change },
    context,
  );

test('somebody else who is the guardian has to agree first, and the time of it is stored', () => {
  expect(saved()).toBeNull();
  expect(saved({ hasAgreed: true })).toMatchObject({
    guardian_notified: true,
    guardian_proved_at: new Date(NOW),
  });
});

test('whoever is the guardian agrees by a tick, without a code', () => {
  expect(saved({ form: formOf({ guardianNotified: false }) })).toMatchObject({
    guardian_consent_at: new Date(NOW),
    guardian_consent_version: '1.2',
    guardian_notified: false,
    guardian_proved_at: null,
  });
});

test('a version that there never was is not recorded as agreed to', () => {
  const form = formOf({ guardianNotified: false, guardianConsentVersion: '9.9' });
  expect(saved({ form })).toMatchObject({ guardian_consent_version: '' });
});

test('nobody is asked twice for the same child at the same mobile', () => {
  expect(saved({ before: stored() })).toMatchObject({ guardian_proved_at: AGREED });
  expect(saved({ before: stored({ name: '小麦' }) })).toMatchObject({ guardian_proved_at: AGREED });
});

test.each([
  ['childrenPrivacy:1.2', '1.1', true],
  ['childrenPrivacy:1.2', '1.2', false],
  ['privacyPolicy:1.6', '1.1', false],
])('where %s asks again, who agreed to %s is asked for a code: %s', (sign, version, asked) => {
  const before = stored({ guardian_consent_version: version });
  expect(saved({ before }, textsAskingAgain([sign])) === null).toBe(asked);
});

test.each([
  ['another mobile', {}, { guardian: { ...MOTHER, mobile: '13700000001' } }],
  ['another child by the birthday', { birthday: '2020-02-02' }, {}],
  ['another child by the sex', { sex: 1 }, {}],
  ['a member from before guardians were asked', { guardian_proved_at: null }, {}],
  ['a member without a guardian until now', { guardian: null }, {}],
] as const)('%s wants a code', (_, before, form) => {
  expect(
    saved({ before: stored(before as Partial<FamilyMemberRow>), form: formOf(form) }),
  ).toBeNull();
});

test.each([
  ['2012-12-01', false],
  ['2012-11-30', true],
])('who was born on %s is stored without a guardian: %s', (birthday, without) => {
  const values = saved({ identity: { birthday, sex: 2 }, hasAgreed: true });
  expect(values?.guardian === null).toBe(without);
});

test('without a guardian or a consent nothing is stored', () => {
  const refused = (form: Partial<Saved['form']>) => () => saved({ form: formOf(form) });
  expect(refused({ guardian: null })).toThrow(
    expect.objectContaining({ code: CODE.GUARDIAN_MISSING }),
  );
  expect(refused({ guardianConsentVersion: undefined })).toThrow(
    expect.objectContaining({ code: CODE.PARAMETERS }),
  );
});

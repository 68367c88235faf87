import {
  AGREED_TEXTS,
  DOCUMENT_VERSIONS,
  isDue,
  isConsentDue,
  isTextDue,
  knownVersion,
  LOGIN_SIGNS,
  memberSigns,
  readSign,
  sinceVersion,
  textOfSign,
  textsAskingAgain,
} from './text-rules';

const text = (version: string, asksAgain: boolean) => ({ version, asksAgain });
const TEXTS = {
  userAgreement: [text('1.0', true)],
  privacyPolicy: [text('1.3', false), text('1.2', true), text('1.1', false), text('1.0', true)],
};

test.each([
  [['userAgreement:1.0', 'privacyPolicy:1.3'], false],
  // What only was written down better asks nobody again.
  [['userAgreement:1.0', 'privacyPolicy:1.2'], false],
  // A new purpose came after it.
  [['userAgreement:1.0', 'privacyPolicy:1.1'], true],
  [['userAgreement:1.0', 'privacyPolicy:1.0'], true],
  // The newest that was agreed to counts.
  [['userAgreement:1.0', 'privacyPolicy:1.0', 'privacyPolicy:1.2'], false],
  [['privacyPolicy:1.3'], true],
  [['userAgreement:1.0'], true],
  [['userAgreement:1.0', 'privacyPolicy'], true],
  [['userAgreement:1.0', 'privacyPolicy:9.9'], true],
  [[], true],
])('%j is asked again: %s', (signs, due) => {
  expect(isDue(signs, TEXTS)).toBe(due);
});

test('who agrees to what a login shows is asked nothing', () => {
  expect(isDue(LOGIN_SIGNS)).toBe(false);
});

test('a sign names a text, another document, or a version that there never was', () => {
  expect(readSign('vaccineNotice:v3')).toEqual({ document: 'vaccineNotice', version: 'v3' });
  expect(readSign('privacyPolicy')).toEqual({ document: 'privacyPolicy', version: '' });
  for (const sign of ['vaccineNotice:v3', 'privacyPolicy']) expect(textOfSign(sign)).toBeNull();
  expect(textOfSign('privacyPolicy:1.3')?.version).toBe('1.3');
  expect(textOfSign('privacyPolicy:0.1')).toBeUndefined();
});

test.each([
  ['childrenPrivacy', '1.0', '1.0'],
  [
    'childrenPrivacy',
    AGREED_TEXTS.childrenPrivacy[0].version,
    AGREED_TEXTS.childrenPrivacy[0].version,
  ],
  ['childrenPrivacy', '9.9', ''],
  ['childrenPrivacy', '1.5', ''],
  ['privacyPolicy', '1.5', '1.5'],
  ['privacyPolicy', '', ''],
] as const)('of %s a client says that it showed %j: %j is recorded', (document, said, recorded) => {
  expect(knownVersion(document, said)).toBe(recorded);
});

test('a family member is saved with the consent, a child with the rules for children as well', () => {
  const { memberConsent, childrenPrivacy } = DOCUMENT_VERSIONS;
  expect(memberSigns(false)).toEqual([`memberConsent:${memberConsent}`]);
  expect(memberSigns(true)).toEqual([
    `childrenPrivacy:${childrenPrivacy}`,
    `memberConsent:${memberConsent}`,
  ]);
});

test.each([
  // From before the texts had versions: asked where any of them asks.
  ['', [false], false],
  ['2026-11', [false], false],
  ['2026-11', [true], true],
  ['1.0', [true], false],
  ['1.0', [true, false], true],
  ['1.0', [false, true], false],
  ['1.1', [true, false], false],
  ['0.9', [false], true],
] as const)('a consent given by %j, where the versions ask %j: is due %s', (given, asks, due) => {
  const versions = asks.map((asksAgain, index) => ({
    version: `1.${asks.length - 1 - index}`,
    asksAgain,
  }));
  expect(isConsentDue(versions, given)).toBe(due);
});

test('where a version asks again, who agreed to an older one is asked, and nobody else', () => {
  const { childrenPrivacy, privacyPolicy } = textsAskingAgain(['childrenPrivacy:1.1']);
  expect(['1.0', '1.1', '1.2', ''].map((each) => isTextDue(childrenPrivacy, [each]))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isTextDue(privacyPolicy, ['1.3'])).toBe(false);
  expect(isTextDue(AGREED_TEXTS.childrenPrivacy, ['1.0'])).toBe(false);
});

test('a version has those after it', () => {
  const newest = DOCUMENT_VERSIONS.childrenPrivacy;
  expect(sinceVersion('childrenPrivacy', newest)).toEqual([newest]);
  expect(sinceVersion('childrenPrivacy', '1.0')).toEqual(
    AGREED_TEXTS.childrenPrivacy.map(({ version }) => version),
  );
});

test('versions of a document are there once each', () => {
  for (const versions of Object.values(AGREED_TEXTS)) {
    const all: readonly string[] = versions.map(({ version }) => version);
    expect(new Set(all).size).toBe(all.length);
  }
});

/** A text that people agree to, in one version. */
export interface AgreedText {
  readonly version: string;
  /** Whether who agreed to the version before is asked again: data, a purpose or a receiver was added. */
  readonly asksAgain: boolean;
}

/** Of a text that has not changed. */
const FIRST = [{ version: '1.0', asksAgain: false }] as const;

/**
 * The documents that people agree to, by their versions, the newest first. A changed text gets a new version: a test compares
 * them with their hashes. Earlier ones stay readable on /privacyMange/personalInfo/old.
 */
export const AGREED_TEXTS = {
  userAgreement: [
    // A restriction after missed appointments, which there never was, is not in it any more.
    { version: '1.1', asksAgain: false },
    { version: '1.0', asksAgain: true },
  ],
  privacyPolicy: [
    // Names the reminder by SMS, which only whoever switches it on gets, and reads what it is there. A lawyer confirms that this
    // suffices.
    { version: '1.10', asksAgain: false },
    // Names photos of vaccination books, which only their own account sees; whoever adds one reads that next to the button. A
    // lawyer confirms that this suffices.
    { version: '1.9', asksAgain: false },
    // Its sections about data are made of the tables that the annexes are made of: no data, purpose or receiver was added.
    { version: '1.8', asksAgain: false },
    // Names the identity check that an operator may have: the consent of each member saved from now on does as well.
    { version: '1.7', asksAgain: false },
    // A guardian's code: whoever adds a child is asked for separate consent then.
    { version: '1.6', asksAgain: false },
    // Names a log that the law obliges to: no consent is asked for it (个人信息保护法 art. 13 (3)). A lawyer confirms.
    { version: '1.5', asksAgain: false },
    { version: '1.4', asksAgain: false },
    { version: '1.3', asksAgain: true },
  ],
  childrenPrivacy: [
    // The guardian consents by a button that says so, no more by a box; photos of vaccination books.
    { version: '1.4', asksAgain: false },
    // The same check: a guardian consents to these rules whenever a child is saved.
    { version: '1.3', asksAgain: false },
    // Lists each use that the consent beside it has named since 28 November: none was added.
    { version: '1.2', asksAgain: false },
    { version: '1.1', asksAgain: false },
    { version: '1.0', asksAgain: true },
  ],
  // What stands beside the form of a family member. Its words had no versions before: each form asks anew, and an operator can
  // have everybody asked (`ASKS_AGAIN`).
  memberConsent: [
    // A button that says so instead of boxes: the uses are the same.
    { version: '1.1', asksAgain: false },
    { version: '1.0', asksAgain: false },
  ],
  // The words beside the health questions and the follow-up; records from before they had versions name `2026-11`.
  healthConsent: FIRST,
  followUpConsent: FIRST,
  // Each prize is asked for anew; the rules are asked for again by whoever writes next.
  deliveryConsent: FIRST,
  // Agreed to with each invitation, by both sides.
  caregiverConsent: FIRST,
  communityRules: FIRST,
  statisticsConsent: FIRST,
} as const satisfies Readonly<Record<string, readonly [AgreedText, ...AgreedText[]]>>;
export type AgreedDocument = keyof typeof AGREED_TEXTS;

/** Each document's versions, the newest first. */
export type TextVersions = Readonly<Record<AgreedDocument, readonly AgreedText[]>>;

const newest: Partial<Record<string, string>> = {};
for (const [document, [text]] of Object.entries(AGREED_TEXTS)) newest[document] = text.version;

/** Versions that are shown and agreed to now. */
export const DOCUMENT_VERSIONS = newest as {
  readonly [Document in AgreedDocument]: (typeof AGREED_TEXTS)[Document][0]['version'];
};

/** What somebody agrees to who logs in. */
export const LOGIN_DOCUMENTS = ['userAgreement', 'privacyPolicy'] as const;

/** What is agreed to with the form of a family member; the rules for children for one under 14. */
const MEMBER_DOCUMENTS = ['childrenPrivacy', 'memberConsent'] as const;

/** What is agreed to for the family, and asked for again where it changed. */
export const FAMILY_DOCUMENTS = [
  ...MEMBER_DOCUMENTS,
  'healthConsent',
  'followUpConsent',
] as const satisfies readonly AgreedDocument[];
export type FamilyDocument = (typeof FAMILY_DOCUMENTS)[number];

/** Sign of a document's version in force: its name, followed by a colon and the version. */
export const signOf = (document: AgreedDocument): string =>
  `${document}:${DOCUMENT_VERSIONS[document]}`;

/** Signs of what somebody agrees to who logs in. */
export const LOGIN_SIGNS = LOGIN_DOCUMENTS.map(signOf);

/** Signs of what somebody agrees to who saves a family member. */
export const memberSigns = (isChild: boolean): string[] =>
  (isChild ? MEMBER_DOCUMENTS : (['memberConsent'] as const)).map(signOf);

const isAgreed = (document: string): document is AgreedDocument => document in AGREED_TEXTS;

/** A sign's parts; documents that are not texts of the agreement area, like a vaccine's notice, have other versions. */
export function readSign(sign: string): { readonly document: string; readonly version: string } {
  const index = sign.indexOf(':');
  return index < 0
    ? { document: sign, version: '' }
    : { document: sign.slice(0, index), version: sign.slice(index + 1) };
}

/** A version that a client names of a document; '' where there never was such a one: nobody can say what it said. */
export const knownVersion = (document: AgreedDocument, version: string): string =>
  AGREED_TEXTS[document].some((text) => text.version === version) ? version : '';

/** Whether a version that a client names of a document is a given one or a later one. */
export function isSince(document: AgreedDocument, version: string, first: string): boolean {
  const versions = AGREED_TEXTS[document].map((text): string => text.version);
  const index = versions.indexOf(version);
  return index >= 0 && index <= versions.indexOf(first);
}

/** The text that a sign names; null for another document or a bare name, undefined for a version that there never was. */
export function textOfSign(sign: string): AgreedText | null | undefined {
  const { document, version } = readSign(sign);
  if (!isAgreed(document) || version === '') return null;
  const versions: readonly AgreedText[] = AGREED_TEXTS[document];
  return versions.find((each) => each.version === version);
}

/** The texts, where more versions ask again than by themselves. @param signs of these versions, such as `privacyPolicy:1.6` */
export function textsAskingAgain(signs: readonly string[]): TextVersions {
  const asking = (document: AgreedDocument): AgreedText[] =>
    AGREED_TEXTS[document].map(({ version, asksAgain }) => ({
      version,
      asksAgain: asksAgain || signs.includes(`${document}:${version}`),
    }));
  return {
    userAgreement: asking('userAgreement'),
    privacyPolicy: asking('privacyPolicy'),
    childrenPrivacy: asking('childrenPrivacy'),
    memberConsent: asking('memberConsent'),
    healthConsent: asking('healthConsent'),
    followUpConsent: asking('followUpConsent'),
    deliveryConsent: asking('deliveryConsent'),
    caregiverConsent: asking('caregiverConsent'),
    communityRules: asking('communityRules'),
    statisticsConsent: asking('statisticsConsent'),
  };
}

/** A version of a document that there is, and those that came after it. */
export const sinceVersion = (document: AgreedDocument, version: string): string[] => {
  const versions = AGREED_TEXTS[document].map((each): string => each.version);
  return versions.slice(0, versions.indexOf(version) + 1);
};

/** Versions of a document that some signs name. */
export const versionsIn = (signs: readonly string[], document: AgreedDocument): string[] =>
  signs
    .map(readSign)
    .filter((each) => each.document === document)
    .map(({ version }) => version);

/** What records name of a consent that was given before its text had versions. */
const BEFORE_VERSIONS: readonly string[] = ['', '2026-11'];

/**
 * Whether a consent that is in force, with the version that it was given by, has to be asked for again. One from before its
 * text had versions is, where any of them asks.
 */
export const isConsentDue = (versions: readonly AgreedText[], version: string): boolean =>
  BEFORE_VERSIONS.includes(version)
    ? versions.some(({ asksAgain }) => asksAgain)
    : isTextDue(versions, [version]);

/** Whether who agreed to these versions of a document has to be asked: to none of it, or one that asks again came after. */
export function isTextDue(versions: readonly AgreedText[], agreed: readonly string[]): boolean {
  const newest = versions.findIndex(({ version }) => agreed.includes(version));
  return newest < 0 || versions.slice(0, newest).some(({ asksAgain }) => asksAgain);
}

/** Whether somebody has to be asked for a document of the login. */
export const isDue = (
  signs: readonly string[],
  texts: Readonly<Record<string, readonly AgreedText[]>> = AGREED_TEXTS,
): boolean =>
  LOGIN_DOCUMENTS.some((document) => isTextDue(texts[document] ?? [], versionsIn(signs, document)));

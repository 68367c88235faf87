/** A text that people agree to, in one version. */
export interface AgreedText {
  readonly version: string;
  /** Whether who agreed to the version before is asked again: data, a purpose or a receiver was added. */
  readonly asksAgain: boolean;
}

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
    // The same check: a guardian consents to these rules whenever a child is saved.
    { version: '1.3', asksAgain: false },
    // Lists each use that the consent beside it has named since 28 November: none was added.
    { version: '1.2', asksAgain: false },
    { version: '1.1', asksAgain: false },
    { version: '1.0', asksAgain: true },
  ],
} as const satisfies Readonly<Record<string, readonly [AgreedText, ...AgreedText[]]>>;
export type AgreedDocument = keyof typeof AGREED_TEXTS;

/** Versions that are shown and agreed to now. */
export const DOCUMENT_VERSIONS = {
  userAgreement: AGREED_TEXTS.userAgreement[0].version,
  privacyPolicy: AGREED_TEXTS.privacyPolicy[0].version,
  childrenPrivacy: AGREED_TEXTS.childrenPrivacy[0].version,
} as const satisfies Readonly<Record<AgreedDocument, string>>;

/** What somebody agrees to who logs in. */
export const LOGIN_DOCUMENTS = ['userAgreement', 'privacyPolicy'] as const;

/** Signs of what somebody agrees to who logs in: names of documents, followed by a colon and the version. */
export const LOGIN_SIGNS = LOGIN_DOCUMENTS.map(
  (document) => `${document}:${DOCUMENT_VERSIONS[document]}`,
);

const isAgreed = (document: string): document is AgreedDocument => document in AGREED_TEXTS;

/** A sign's parts; documents that are not texts of the agreement area, like a vaccine's notice, have other versions. */
export function readSign(sign: string): { readonly document: string; readonly version: string } {
  const at = sign.indexOf(':');
  return at < 0
    ? { document: sign, version: '' }
    : { document: sign.slice(0, at), version: sign.slice(at + 1) };
}

/** A version that a client names of a document; '' where there never was such a one: nobody can say what it said. */
export const knownVersion = (document: AgreedDocument, version: string): string =>
  AGREED_TEXTS[document].some((text) => text.version === version) ? version : '';

/** Whether a version that a client names of a document is a given one or a later one. */
export function isSince(document: AgreedDocument, version: string, first: string): boolean {
  const versions = AGREED_TEXTS[document].map((text): string => text.version);
  const at = versions.indexOf(version);
  return at >= 0 && at <= versions.indexOf(first);
}

/** The text that a sign names; null for another document or a bare name, undefined for a version that there never was. */
export function textOfSign(sign: string): AgreedText | null | undefined {
  const { document, version } = readSign(sign);
  if (!isAgreed(document) || version === '') return null;
  const versions: readonly AgreedText[] = AGREED_TEXTS[document];
  return versions.find((each) => each.version === version);
}

/** Whether somebody has to be asked: a login document was never agreed to, or one that asks again came after. */
export const isDue = (
  signs: readonly string[],
  texts: Readonly<Record<string, readonly AgreedText[]>> = AGREED_TEXTS,
): boolean =>
  LOGIN_DOCUMENTS.some((document) => {
    const versions = texts[document] ?? [];
    const agreed = signs.map(readSign).filter((each) => each.document === document);
    const newest = versions.findIndex(({ version }) =>
      agreed.some((each) => each.version === version),
    );
    return newest < 0 || versions.slice(0, newest).some(({ asksAgain }) => asksAgain);
  });

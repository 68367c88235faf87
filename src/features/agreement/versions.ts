/** Versions of the documents that people consent to; a new text gets a new one. */
export const DOCUMENT_VERSIONS = {
  userAgreement: '1.0',
  privacyPolicy: '1.3',
  childrenPrivacy: '1.0',
} as const;

/** Signs of what somebody agrees to who logs in, see `reportAgreement`. */
export const LOGIN_SIGNS = (['userAgreement', 'privacyPolicy'] as const).map(
  (document) => `${document}:${DOCUMENT_VERSIONS[document]}`,
);

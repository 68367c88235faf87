/** Versions of the documents that people consent to; a new text gets a new one. */
export const DOCUMENT_VERSIONS = { privacyPolicy: '1.0', childrenPrivacy: '1.0' } as const;

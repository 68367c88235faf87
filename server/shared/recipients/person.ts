import { createHmac } from 'node:crypto';

/** What identifies a person: the document, normalized (contract/linkman/document-rules). */
export interface PersonDocument {
  readonly document_kind: number;
  readonly document_number: string;
}

/** Keyed hash of a document: the same person under two accounts is one person, and a leaked table identifies nobody. */
export const personKeyOf = (key: Buffer, linkman: PersonDocument): string =>
  createHmac('sha256', key)
    .update(`${linkman.document_kind}:${linkman.document_number}`)
    .digest('base64url');

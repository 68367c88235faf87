import type { DocumentKind } from '@contract/linkman/document-rules';
import { normalizeDocument, readDocument } from '@contract/linkman/document-rules';
import { CODE } from '@contract/errors';
import { DomainError } from '../../http/domain-error';
import { personKeyOf } from '../recipients/person';
import { DOCUMENT_VIOLATIONS } from '../recipients/document-messages';

/** Reason of an order that ended by a claim, for its owner and its log. */
export const CLAIMED = 'claimed';

/** A document as presented at the desk. */
export interface ShownDocument {
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
}

/** The person of a document. @throws DomainError 20013 where the number is mistyped */
export function personOfDocument(key: Buffer, shown: ShownDocument, today: string): string {
  const { violation } = readDocument(shown.documentKind, shown.documentNumber, today);
  if (violation !== null) {
    const { zh, en } = DOCUMENT_VIOLATIONS[violation];
    throw new DomainError(CODE.CARD_INVALID, {
      data: { fault: violation },
      message: { zh: `证件号码有误：${zh}`, en: `Please check the document number: ${en}.` },
    });
  }
  return personKeyOf(key, {
    document_kind: shown.documentKind,
    document_number: normalizeDocument(shown.documentNumber),
  });
}

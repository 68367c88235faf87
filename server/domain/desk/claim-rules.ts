import type { DocumentKind } from '@contract/linkman/document-rules';
import { normalizeDocument, readDocument } from '@contract/linkman/document-rules';
import { CODE } from '@contract/errors';
import { Refused } from '../../http/refused';
import { personKeyOf } from '../recipients/person';
import { DOCUMENT_FAULTS } from '../recipients/words';

/** Why the order of a claim ended, for its owner and its log. */
export const CLAIMED = 'claimed';

/** A document as it lies on the desk. */
export interface ShownDocument {
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
}

/** The person of a document. @throws Refused 20013 where the number is mistyped */
export function personOfDocument(key: Buffer, shown: ShownDocument, today: string): string {
  const { fault } = readDocument(shown.documentKind, shown.documentNumber, today);
  if (fault !== null) {
    const { zh, en } = DOCUMENT_FAULTS[fault];
    throw new Refused(CODE.CARD_INVALID, {
      data: { fault },
      message: { zh: `证件号码有误：${zh}`, en: `Please check the document number: ${en}.` },
    });
  }
  return personKeyOf(key, {
    document_kind: shown.documentKind,
    document_number: normalizeDocument(shown.documentNumber),
  });
}

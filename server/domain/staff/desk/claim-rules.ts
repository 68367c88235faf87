import type { DocumentKind } from '@contract/linkman/document-rules';
import { normalizeDocument, readDocument } from '@contract/linkman/document-rules';
import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import type { Deps } from '../../../deps';
import { personKeyOf } from '../../../shared/recipients/person';
import { personOf } from '../../../shared/recipients/person-documents';
import type { NamedDocument } from '../../../shared/recipients/person-documents';
import { DOCUMENT_VIOLATIONS } from '../../../shared/recipients/document-messages';

/** Reason of an order that ended by a claim, for its owner and its log. */
export const CLAIMED = 'claimed';

/** A document as presented at the desk. */
export interface ShownDocument {
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
}

/** A document as presented, by its keyed hash. @throws DomainError 20013 where the number is mistyped */
export function namedDocument(key: Buffer, shown: ShownDocument, today: string): NamedDocument {
  const { violation } = readDocument(shown.documentKind, shown.documentNumber, today);
  if (violation !== null) {
    const { zh, en } = DOCUMENT_VIOLATIONS[violation];
    throw new DomainError(CODE.CARD_INVALID, {
      data: { fault: violation },
      message: { zh: `证件号码有误：${zh}`, en: `Please check the document number: ${en}.` },
    });
  }
  const documentKey = personKeyOf(key, {
    document_kind: shown.documentKind,
    document_number: normalizeDocument(shown.documentNumber),
  });
  return { documentKey, name: shown.name };
}

/** The person of a document as presented. @throws DomainError 20013 where the number is mistyped */
export const personOfDocument = async (
  { db, personKey: key }: Pick<Deps, 'db' | 'personKey'>,
  shown: ShownDocument,
  today: string,
): Promise<string> => personOf(db, namedDocument(key, shown, today));

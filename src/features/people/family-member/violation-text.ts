import { normalizeDocument } from '@contract/linkman/document-rules';
import type { DocumentViolation, DocumentKind } from '@contract/linkman/document-rules';
import type { Translate } from '@/i18n/messages';
import type { MemberDraft } from './draft-rules';
import type { LINKMAN_MESSAGES } from './messages';

export type FamilyMemberText = Translate<(typeof LINKMAN_MESSAGES)['zh-CN']>;

const VIOLATIONS = {
  checksum: 'violationChecksum',
  birthday: 'violationBirthday',
  future: 'violationFuture',
  prefix: 'violationPrefix',
  region: 'violationRegion',
  residence: 'violationResidence',
} as const;

/** The format of each kind of number. */
export const HINTS = {
  1: 'hint1',
  2: 'hint2',
  3: 'hint3',
  4: 'hint4',
  5: 'hint5',
  6: 'hint6',
  7: 'hint7',
} as const satisfies Record<DocumentKind, string>;

/** Text of a document number's violation; undefined without one. */
export function documentViolationText(
  t: FamilyMemberText,
  violation: DocumentViolation | 'missing' | null,
  { documentKind, documentNumber }: Pick<MemberDraft, 'documentKind' | 'documentNumber'>,
): string | undefined {
  if (violation === null) return undefined;
  if (violation === 'missing') return t('documentMissing');
  if (violation === 'format') return t('violationFormat', { rule: t(HINTS[documentKind]) });
  if (violation === 'length')
    return t('violationLength', { count: normalizeDocument(documentNumber).length });
  return t(VIOLATIONS[violation]);
}

import { normalizeDocument } from '@contract/linkman/document-rules';
import type { DocumentFault, DocumentKind } from '@contract/linkman/document-rules';
import type { Translate } from '@/i18n/messages';
import type { MemberDraft } from './draft-rules';
import type { LINKMAN_MESSAGES } from './messages';

export type LinkmanText = Translate<(typeof LINKMAN_MESSAGES)['zh-CN']>;

const FAULTS = {
  checksum: 'faultChecksum',
  birthday: 'faultBirthday',
  future: 'faultFuture',
  prefix: 'faultPrefix',
  region: 'faultRegion',
  residence: 'faultResidence',
} as const;

/** What a number of each kind looks like. */
export const HINTS = {
  1: 'hint1',
  2: 'hint2',
  3: 'hint3',
  4: 'hint4',
  5: 'hint5',
  6: 'hint6',
  7: 'hint7',
} as const satisfies Record<DocumentKind, string>;

/** What is wrong with a document number, in words; undefined where nothing is. */
export function documentFaultText(
  t: LinkmanText,
  fault: DocumentFault | 'missing' | null,
  { documentKind, documentNumber }: Pick<MemberDraft, 'documentKind' | 'documentNumber'>,
): string | undefined {
  if (fault === null) return undefined;
  if (fault === 'missing') return t('documentMissing');
  if (fault === 'format') return t('faultFormat', { rule: t(HINTS[documentKind]) });
  if (fault === 'length')
    return t('faultLength', { count: normalizeDocument(documentNumber).length });
  return t(FAULTS[fault]);
}

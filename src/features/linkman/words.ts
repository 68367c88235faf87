import type { DocumentFault } from '@contract/linkman/document-rules';
import type { Translate } from '@/i18n/messages';
import type { LINKMAN_MESSAGES } from './messages';

export type LinkmanText = Translate<(typeof LINKMAN_MESSAGES)['zh-CN']>;

const FAULTS = {
  format: 'faultFormat',
  checksum: 'faultChecksum',
  birthday: 'faultBirthday',
  future: 'faultFuture',
  prefix: 'faultPrefix',
} as const;

/** What is wrong with a document number, in words; undefined where nothing is. */
export function documentFaultText(
  t: LinkmanText,
  fault: DocumentFault | 'missing' | null,
  number: string,
): string | undefined {
  if (fault === null) return undefined;
  if (fault === 'missing') return t('documentMissing');
  if (fault === 'length') return t('faultLength', { count: number.replace(/\s/g, '').length });
  return t(FAULTS[fault]);
}

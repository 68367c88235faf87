import type { LotRecall, RecallRecipient } from '@contract/manage/recall-endpoints';
import { csvOf, csvText } from '@contract/text/csv-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { saveTextFile } from '@/platform/save-file';
import { manageRequest } from '../api';
import { RECALL_MESSAGES } from './messages';

/** @returns what saves the list of a recall's recipients as a table */
export function useListFile(
  { recallId, lot }: LotRecall,
  depaCode: string | null,
): () => Promise<void> {
  const t = useText(RECALL_MESSAGES);
  const dates = useDateText();
  const lineOf = (each: RecallRecipient): string[] => [
    each.clinicName,
    each.personName || t('removed'),
    each.guardianName,
    each.birthday,
    each.mobile,
    each.day,
    each.doseLabel,
    each.reference,
    t(`notified${each.notified}`),
    each.outcome ? t(each.outcome) : '',
    each.markedAt === null ? '' : `${each.markedBy} ${dates.dateTimeText(each.markedAt)}`,
    each.note,
  ];
  return async () => {
    const call = { recallId, depaCode };
    const { recipients } = await manageRequest('POST /manage/recall/export.do', call);
    const lines = [t('columns').split('|'), ...recipients.map(lineOf)];
    saveTextFile(
      t('fileName', { lot }),
      csvOf(lines.map((cells) => cells.map(csvText))),
      'text/csv',
    );
  };
}

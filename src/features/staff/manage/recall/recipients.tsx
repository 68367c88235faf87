import { View } from '@tarojs/components';
import { useState } from 'react';
import type { LotRecall, RecallRecipient } from '@contract/manage/recall-endpoints';
import { isToBeCalled } from '@contract/stock/recall-rules';
import type { RecallOutcome } from '@contract/stock/recall-rules';
import { csvOf, csvText } from '@contract/text/csv-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { saveTextFile } from '@/platform/save-file';
import { Button } from '@/ui/button/button';
import { Switch } from '@/ui/choice/switch';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { manageRequest } from '../api';
import { useManageData } from '../use-manage-data';
import { useManageStep } from '../use-step';
import { RECALL_MESSAGES } from './messages';
import styles from './recall.module.scss';

const PAGE = 50;

interface RecipientProps {
  readonly recipient: RecallRecipient;
  readonly busy: boolean;
  readonly onMark: (outcome: RecallOutcome) => void;
}

/** Somebody whom the lot was given, with the number to call. */
function Recipient({ recipient, busy, onMark }: RecipientProps) {
  const t = useText(RECALL_MESSAGES);
  const dates = useDateText();
  const { personName, guardianName, mobile, day, doseLabel, clinicName, notified, outcome } =
    recipient;
  const { markedAt, markedBy: by } = recipient;
  const facts = [guardianName, mobile, clinicName, dates.dayOfYear(day), doseLabel];
  return (
    <View className={styles.recipient}>
      <View className={styles.name}>{personName || t('removed')}</View>
      <View>{facts.filter((fact) => fact !== '').join(' · ')}</View>
      <View className={styles.text}>{t(`notified${notified}`)}</View>
      {outcome && markedAt !== null ? (
        <View className={styles.text}>
          {t('marked', { by, at: dates.dateTimeText(markedAt), outcome: t(outcome) })}
        </View>
      ) : null}
      {isToBeCalled(recipient) ? (
        <View className={styles.tools}>
          <Button size="sm" disabled={busy} onPress={() => onMark('reached')}>
            {t('reached')}
          </Button>
          <Button size="sm" kind="secondary" disabled={busy} onPress={() => onMark('notReached')}>
            {t('notReached')}
          </Button>
        </View>
      ) : null}
    </View>
  );
}

/** @returns what saves the list of recipients as a table */
function useListFile({ recallId, lot }: LotRecall, depaCode: string | null): () => Promise<void> {
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

interface Props {
  readonly recall: LotRecall;
  readonly depaCode: string | null;
  readonly onBack: () => void;
  readonly onChanged: () => void;
}

/** Everybody whom a recalled lot was given. */
export function Recipients({ recall, depaCode, onBack, onChanged }: Props) {
  const t = useText(RECALL_MESSAGES);
  const { recallId } = recall;
  const [onlyToCall, setOnlyToCall] = useState(true);
  const [pageNo, setPageNo] = useState(1);
  const [ask, dialog] = useConfirm();
  const { busy, problem, run } = useManageStep();
  const input = { recallId, depaCode, onlyToCall, pageNo, pageSize: PAGE };
  const { data, error, refresh } = useManageData('POST /manage/recall/recipients.do', input);
  const mark = async (orderId: string, outcome: RecallOutcome): Promise<void> => {
    const call = { recallId, orderId, outcome };
    await run(() => manageRequest('POST /manage/recall/mark.do', call), t(outcome));
    await refresh();
    onChanged();
  };
  const save = useListFile(recall, depaCode);
  const end = async (): Promise<void> => {
    const question = { title: t('endAsk'), text: t('endText'), confirmText: t('end') };
    if (!(await ask({ ...question, tone: 'danger' }))) return;
    const call = { recallId, reason: t('endReason') };
    if (!(await run(() => manageRequest('POST /manage/recall/end.do', call), t('endDone')))) return;
    onChanged();
    onBack();
  };
  return (
    <View>
      <View className={styles.tools}>
        <Button kind="text" size="sm" icon="chevron-left" onPress={onBack}>
          {t('back')}
        </Button>
        <Button
          kind="secondary"
          size="sm"
          icon="download"
          disabled={busy}
          onPress={() => void run(save, t('file'))}
        >
          {t('file')}
        </Button>
        {recall.canEnd ? (
          <Button kind="text" size="sm" disabled={busy} onPress={() => void end()}>
            {t('end')}
          </Button>
        ) : null}
      </View>
      <Switch
        label={t('onlyToCall')}
        on={onlyToCall}
        onChange={(value) => {
          setOnlyToCall(value);
          setPageNo(1);
        }}
      />
      <Refusal title={t('failed')} reason={problem} />
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={4} /> : null}
      {data?.list.map((recipient) => (
        <Recipient
          key={recipient.orderId}
          recipient={recipient}
          busy={busy}
          onMark={(outcome) => void mark(recipient.orderId, outcome)}
        />
      ))}
      {data?.hasMore ? (
        <Button block kind="secondary" onPress={() => setPageNo(pageNo + 1)}>
          {t('more')}
        </Button>
      ) : null}
      {dialog}
    </View>
  );
}

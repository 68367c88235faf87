import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { LotRecall } from '@contract/manage/recall-endpoints';
import type { RecallOutcome } from '@contract/stock/recall-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { manageRequest } from '../api';
import { useManageData } from '../use-manage-data';
import { useManageStep } from '../use-step';
import { RECALL_MESSAGES } from './messages';
import { RecipientRow } from './recipient-row';
import styles from './recall.module.scss';

const PAGE = 50;

interface PagesProps {
  readonly pageNo: number;
  readonly total: number;
  readonly onPage: (pageNo: number) => void;
}

/** Forward and back through the list; nothing where one page has it all. */
function Pages({ pageNo, total, onPage }: PagesProps) {
  const t = useText(RECALL_MESSAGES);
  const pages = Math.ceil(total / PAGE);
  if (pages < 2) return null;
  return (
    <View className={styles.pages}>
      <Button
        kind="secondary"
        icon="chevron-left"
        disabled={pageNo <= 1}
        onPress={() => onPage(pageNo - 1)}
      >
        {t('before')}
      </Button>
      <View>{t('page', { pageNo, pages })}</View>
      <Button kind="secondary" disabled={pageNo >= pages} onPress={() => onPage(pageNo + 1)}>
        {t('next')}
      </Button>
    </View>
  );
}

interface Props {
  readonly recall: LotRecall;
  readonly depaCode: string | null;
  readonly onChanged: () => void;
}

/** Whom a recalled lot was given: at first those who are still to be called. */
export function RecipientList({ recall, depaCode, onChanged }: Props) {
  const t = useText(RECALL_MESSAGES);
  const { recallId, recipients } = recall;
  const [shown, setShown] = useState<'toCall' | 'all'>('toCall');
  const [pageNo, setPageNo] = useState(1);
  const { busy, problem, run } = useManageStep();
  const input = { recallId, depaCode, onlyToCall: shown === 'toCall', pageNo, pageSize: PAGE };
  const { data, error, refresh } = useManageData('POST /manage/recall/recipients.do', input);
  const isPast = data?.list.length === 0 && pageNo > 1;
  // Whoever is reached leaves the list of those to call: its last page may be gone.
  useEffect(() => {
    if (isPast) setPageNo(pageNo - 1);
  }, [isPast, pageNo]);
  const mark = async (orderId: string, outcome: RecallOutcome): Promise<void> => {
    const call = { recallId, orderId, outcome };
    await run(() => manageRequest('POST /manage/recall/mark.do', call), t(outcome));
    await refresh();
    onChanged();
  };
  const pages = data ? <Pages pageNo={pageNo} total={data.total} onPage={setPageNo} /> : null;
  return (
    <View>
      <RadioGroup
        shape="chips"
        label={t('show')}
        value={shown}
        options={(['toCall', 'all'] as const).map((value) => ({
          value,
          label: t(`show${value}`),
        }))}
        onChange={(value) => {
          setShown(value);
          setPageNo(1);
        }}
      />
      <Refusal title={t('failed')} reason={problem} />
      {error && !data ? (
        <ErrorBlock title={t('listFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={4} /> : null}
      {data?.total === 0 ? (
        <Empty icon="users" title={t(recipients === 0 ? 'givenToNone' : 'allReached')} />
      ) : null}
      {data && data.list.length > 0 ? (
        <View {...semantics({ role: 'list', label: t('recipients') })}>
          {data.list.map((recipient) => (
            <RecipientRow
              key={recipient.orderId}
              recipient={recipient}
              busy={busy}
              onMark={(outcome) => void mark(recipient.orderId, outcome)}
            />
          ))}
        </View>
      ) : null}
      {pages}
    </View>
  );
}

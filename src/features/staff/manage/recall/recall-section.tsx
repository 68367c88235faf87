import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { useManageData } from '../use-manage-data';
import { RECALL_MESSAGES } from './messages';
import { RecallForm } from './recall-form';
import { Recipients } from './recipients';
import styles from './recall.module.scss';

/** Recalls of lots: of one clinic, or of all as the operator sees them. */
export function RecallSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(RECALL_MESSAGES);
  const { data, error, refresh } = useManageData('GET /manage/recall/list.do', {
    ...(depaCode !== null && { depaCode }),
  });
  const [starting, setStarting] = useState(false);
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = data?.find(({ recallId }) => recallId === shownId);
  if (shown)
    return (
      <Recipients
        recall={shown}
        depaCode={depaCode}
        onBack={() => setShownId(null)}
        onChanged={() => void refresh()}
      />
    );
  return (
    <View>
      <Button kind="secondary" icon="megaphone" onPress={() => setStarting(true)}>
        {t('start')}
      </Button>
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {data?.length === 0 ? (
        <Empty icon="megaphone" title={t('none')} text={t('noneText')} />
      ) : null}
      {data && data.length > 0 ? (
        <View className={styles.list}>
          <CellGroup>
            {data.map(({ recallId, productName, lot, clinicName, reason, endedAt, ...figures }) => (
              <Cell
                key={recallId}
                title={`${productName} · ${lot}`}
                note={`${clinicName ?? t('all')} · ${reason} · ${t('line', figures)}`}
                value={t(endedAt === null ? 'open' : 'ended')}
                onPress={() => setShownId(recallId)}
              />
            ))}
          </CellGroup>
        </View>
      ) : null}
      {starting ? (
        <RecallForm
          depaCode={depaCode}
          onClose={() => setStarting(false)}
          onDone={() => {
            setStarting(false);
            void refresh();
          }}
        />
      ) : null}
    </View>
  );
}

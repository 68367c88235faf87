import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Caregivers, MergeConflict, OwnEntry } from '@contract/caregiver/endpoints';
import type { MergeBlock } from '@contract/caregiver/merge-rules';
import { mergeOwnEntry } from '@/features/people/caregiver/api';
import { MergeFacts } from '@/features/people/caregiver/components/merge-facts';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { shownError } from '@/http/failure/shown-error';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Section } from '@/ui/section/section';
import { showToast } from '@/ui/toast/toast';
import styles from './index.module.scss';

const BLOCKS = {
  self: 'blockSelf',
  documents: 'blockDocuments',
  paid: 'blockPaid',
  offered: 'blockOffered',
  queued: 'blockQueued',
  conflictingOrders: 'blockConflicts',
} as const satisfies Readonly<Record<MergeBlock, string>>;

interface MergePartProps {
  readonly shared: Caregivers;
  readonly own: OwnEntry;
}

/** Joining the reader's own entry of the child with the shared one, or what has to be done first. */
export function MergePart({ shared, own }: MergePartProps) {
  const t = useText(CAREGIVER_MESSAGES);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { block, conflicts, name } = own;
  const merge = async (): Promise<void> => {
    setBusy(true);
    setRefusal('');
    try {
      await mergeOwnEntry(shared.linkmanId);
      showToast(t('merged'), 'success');
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('mergeTitle', { name })}>
      {block ? (
        <NoticeBar>{t(BLOCKS[block])}</NoticeBar>
      ) : (
        <Card className={styles.part}>
          <View>{t('mergeText')}</View>
          <MergeFacts entry={own} />
        </Card>
      )}
      {conflicts.map((conflict) => (
        <ConflictPart key={conflict.orders.map(({ orderId }) => orderId).join()} {...conflict} />
      ))}
      <Refusal reason={refusal} />
      {block ? null : (
        <Button block loading={busy} onPress={() => void merge()}>
          {t('merge')}
        </Button>
      )}
    </Section>
  );
}

/** Why appointments contradict each other, and each of them, to cancel or move one. */
function ConflictPart({ reason, orders }: MergeConflict) {
  const t = useText(CAREGIVER_MESSAGES);
  const dates = useDateText();
  return (
    <>
      <View className={styles.note}>
        {t('conflict', { product: orders[0]?.productName ?? '', reason })}
      </View>
      <CellGroup>
        {orders.map(({ orderId, isOwn, productName: product, day }) => (
          <Cell
            key={orderId}
            title={t('conflictOrder', { product, day: dates.day(day) })}
            note={t(isOwn ? 'conflictOwn' : 'conflictShared')}
            onPress={() => void navigate.to('orderDetail', { orderId })}
          />
        ))}
      </CellGroup>
    </>
  );
}

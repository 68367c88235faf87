import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Caregivers, OwnEntry } from '@contract/caregiver/endpoints';
import type { MergeBlock } from '@contract/caregiver/merge-rules';
import { mergeOwnEntry } from '@/features/people/caregiver/api';
import { MergeFacts } from '@/features/people/caregiver/components/merge-facts';
import { CAREGIVER_MESSAGES } from '@/features/people/caregiver/messages';
import { shownError } from '@/http/failure/shown-error';
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
  bookedTwice: 'blockBookedTwice',
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
  const { block, bookedTwice, name } = own;
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
      {bookedTwice.length > 0 ? <BookedTwice twice={bookedTwice} /> : null}
      <Refusal reason={refusal} />
      {block ? null : (
        <Button block loading={busy} onPress={() => void merge()}>
          {t('merge')}
        </Button>
      )}
    </Section>
  );
}

/** Both appointments of each dose, to open and cancel one. */
function BookedTwice({ twice }: { readonly twice: OwnEntry['bookedTwice'] }) {
  const t = useText(CAREGIVER_MESSAGES);
  const toOrder = (orderId: string) => () => void navigate.to('orderDetail', { orderId });
  return (
    <CellGroup>
      {twice.flatMap(({ orderId, sharedOrderId, productName: product }) => [
        <Cell key={orderId} title={t('twiceOwn', { product })} onPress={toOrder(orderId)} />,
        <Cell
          key={sharedOrderId}
          title={t('twiceShared', { product })}
          onPress={toOrder(sharedOrderId)}
        />,
      ])}
    </CellGroup>
  );
}

import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { Empty } from '@/ui/state/empty';
import { CLAIM_MESSAGES } from '../claim-messages';
import { useClaimSearch } from '../use-claim-search';
import { DeskClaimOrder } from './desk-claim-order';
import { DeskUnite } from './desk-unite';
import { DocumentFields } from './document-fields';
import styles from './desk-sheet.module.scss';

interface Props {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onClose: () => void;
  /** An order was settled, so the day has to be reloaded. */
  readonly onSettled: () => void;
}

/** Finds and settles orders under another account for a person who shows their document. */
export function DeskClaim({ today, onClose, onSettled }: Props) {
  const t = useText(CLAIM_MESSAGES);
  const { typed, put, found, busy, problem, find, leaveOut } = useClaimSearch();
  return (
    <Popup open title={t('claim')} onClose={onClose}>
      <NoticeBar tone="info">{t('claimHint')}</NoticeBar>
      <DocumentFields value={typed} put={put} />
      <Refusal reason={problem} />
      <Button block loading={busy} onPress={() => void find()}>
        {t('claimFind')}
      </Button>
      {found?.orders.length === 0 ? (
        <Empty title={t('claimNothing')} text={t('claimNothingText')} />
      ) : null}
      <View className={styles.claims}>
        {found?.orders.map((order) => (
          <DeskClaimOrder
            key={order.orderId}
            order={order}
            shown={found.shown}
            today={today}
            onSettled={() => {
              leaveOut(order, found);
              onSettled();
            }}
          />
        ))}
      </View>
      {found ? (
        <DeskUnite
          key={found.shown.documentNumber}
          first={found.shown}
          onUnited={() => void find()}
        />
      ) : null}
    </Popup>
  );
}

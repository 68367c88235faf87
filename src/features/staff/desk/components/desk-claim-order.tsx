import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClaimableOrder } from '@contract/desk/claim-endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { deskRequest } from '../api';
import { CLAIM_MESSAGES } from '../claim-messages';
import type { ShownDocument } from '../use-claim-search';
import { useDeskStep } from '../use-desk-step';
import styles from './desk-sheet.module.scss';

interface Props {
  readonly order: ClaimableOrder;
  readonly shown: ShownDocument;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onSettled: () => void;
}

/** Fewest characters of a reason. */
const LEAST_REASON = 2;

/** An order found by a document, and what the desk can do with it. */
export function DeskClaimOrder({ order, shown, today, onSettled }: Props) {
  const t = useText(CLAIM_MESSAGES);
  const [ask, dialog] = useConfirm();
  const [reason, setReason] = useState('');
  const { busy, problem, setProblem, run } = useDeskStep();
  const { orderId, accounts } = order;

  const settle = async (
    question: Parameters<typeof ask>[0],
    to: { readonly linkmanId?: string },
  ): Promise<void> => {
    if (reason.trim().length < LEAST_REASON) return setProblem(t('claimReasonMissing'));
    if (!(await ask({ ...question, cancelText: t('claimKeep') }))) return;
    const form = { ...shown, ...to, orderId, reason: reason.trim() };
    const isDone = await run(
      async () => (await deskRequest('POST /desk/claim/settle.do', form)).order,
      (moved) => (moved ? t('claimMoved', { reference: moved.reference }) : t('claimEnded')),
    );
    if (isDone) onSettled();
  };

  return (
    <Card>
      <ClaimFacts order={order} today={today} />
      <Field
        label={t('claimReason')}
        hint={t('claimReasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={100}
      />
      <Refusal reason={problem} />
      <View className={styles.claimActions}>
        {accounts.map(({ linkmanId, mobileMasked: mobile }) => (
          <Button
            key={linkmanId}
            block
            loading={busy}
            onPress={() =>
              void settle(
                {
                  title: t('claimMoveAsk', { mobile }),
                  text: t('claimMoveText'),
                  confirmText: t('claimMoveDo'),
                },
                { linkmanId },
              )
            }
          >
            {t('claimMove', { mobile })}
          </Button>
        ))}
        <Button
          block
          kind="secondary"
          loading={busy}
          onPress={() =>
            void settle(
              {
                title: t('claimEndAsk'),
                text: t('claimEndText'),
                confirmText: t('claimEndDo'),
                tone: 'danger',
              },
              {},
            )
          }
        >
          {t('claimEnd')}
        </Button>
      </View>
      {dialog}
    </Card>
  );
}

/** What is known of the order: what, when and where, and to whom it may belong. */
function ClaimFacts({ order, today }: Pick<Props, 'order' | 'today'>) {
  const t = useText(CLAIM_MESSAGES);
  const dates = useDateText();
  const { day, startTime, accounts } = order;
  return (
    <View className={styles.claim}>
      <View className={styles.claimTitle}>{`${order.productName} ${order.doseLabel}`}</View>
      <Optional>
        {day !== null && startTime !== null
          ? t('claimHere', { day: dates.day(day, today), time: startTime })
          : t('claimElsewhere')}
      </Optional>
      {order.reference ? <View>{t('claimReference', { reference: order.reference })}</View> : null}
      <View>{t(order.nameAgrees ? 'claimSameName' : 'claimOtherName')}</View>
      {order.isPaid ? <View>{t('claimPaid')}</View> : null}
      {order.isHere && !order.isPaid && accounts.length === 0 ? (
        <View>{t('claimNoAccount')}</View>
      ) : null}
    </View>
  );
}

import { useState } from 'react';
import { CANCEL_REASONS } from '@contract/order/status-rules';
import type { OrderDetail } from '@contract/order/endpoints';
import { cancelOrder } from '@/features/order/api';
import { RefundOutlook } from '@/features/order/components/refund-outlook';
import { OrderFacts } from '@/features/order/components/order-facts';
import { OrderRefusal } from '@/features/order/components/order-refusal';
import { OrderGate } from '@/features/order/components/order-gate';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { REASON_LABELS } from '@/features/order/reason-labels';
import { STEP_MESSAGES } from '@/features/order/step-messages';
import { keepCancelInfo, useCancelInfo } from '@/features/order/store';
import { useOrderChange } from '@/features/order/use-order-change';
import { useRefundCharge } from '@/features/order/use-refund-charge';
import type { OrderFormState } from '@/features/order/use-order-change';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { TextareaField } from '@/ui/field/textarea-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';
import { yuanText } from '@/ui/price/price-text';

const NOTE_LIMIT = 200;

/** Cancellation of an order (query `orderId`): reason, then confirmation of what is lost. */
export default function CancelOrder() {
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('cancelOrder');
  return (
    <OrderGate title={title} route="cancelOrder" action="cancel" refused={t('cannotCancel')}>
      {(order) => <CancelForm title={title} order={order} />}
    </OrderGate>
  );
}

function CancelForm({ title, order }: { readonly title: string; readonly order: OrderDetail }) {
  const t = useText(ORDER_MESSAGES);
  const step = useText(STEP_MESSAGES);
  const dates = useDateText();
  const [ask, dialog] = useConfirm();
  const { orderId } = order;
  const { busy, violation, send } = useOrderChange(orderId);
  const { state } = useRouteState<OrderFormState>();
  const [missing, setMissing] = useState(false);
  const info = useCancelInfo(orderId);
  const isPaid = order.payment.state === 'paid';
  const { data: charge } = useRefundCharge(order);
  const canChange = order.actions.includes('update') && order.changesLeft > 0;

  const consequence = !isPaid
    ? 'cancelGiveUp'
    : !charge
      ? 'cancelRecallable'
      : charge.chargeCents > 0
        ? 'cancelRefundPart'
        : 'cancelRefundAll';
  const cancel = async (): Promise<void> => {
    const { reason, note } = info;
    setMissing(!reason);
    if (!reason) return focusFirstInvalid();
    const sure = await ask({
      title: t('cancelAsk'),
      text: t(consequence, {
        name: order.linkmanName,
        when: dates.when(order.day, order.startTime, order.endTime),
        back: `¥${yuanText(charge?.refundCents ?? 0)}`,
        retained: `¥${yuanText(charge?.chargeCents ?? 0)}`,
      }),
      confirmText: t('cancelYes'),
      cancelText: t('cancelNo'),
      tone: 'danger',
    });
    if (!sure) return;
    await send(() => cancelOrder(orderId, reason, note.trim()), t('cancelled'));
  };
  return (
    <Page
      title={title}
      footer={
        <Button kind="danger" block loading={busy} onPress={() => void cancel()}>
          {t('cancelGoOn')}
        </Button>
      }
    >
      <OrderRefusal order={order} violation={violation} />
      <Card>
        <OrderFacts order={order} extent="brief" />
      </Card>
      <Optional>{isPaid ? <RefundOutlook order={order} /> : null}</Optional>
      <Optional>
        {order.payment.attempt?.state === 'pending' ? (
          <NoticeBar tone="warning">{t('cancelPaying')}</NoticeBar>
        ) : null}
      </Optional>
      <RadioGroup
        label={t('cancelTitle')}
        hint={t('cancelHint')}
        error={missing && !info.reason ? t('chooseReason') : undefined}
        value={info.reason ?? undefined}
        options={CANCEL_REASONS.map((reason) => ({
          value: reason,
          label: t(REASON_LABELS[reason]),
        }))}
        onChange={(reason) => keepCancelInfo({ ...info, reason })}
        required
      />
      {canChange && info.reason === 'time' ? (
        <NoticeBar
          tone="info"
          action={{
            text: step('actionUpdate'),
            onPress: () => void navigate.replace('modifyOrder', { orderId }, state),
          }}
        >
          {t('changeInstead')}
        </NoticeBar>
      ) : null}
      <TextareaField
        label={t('note')}
        value={info.note}
        onChange={(note) => keepCancelInfo({ ...info, note })}
        maxLength={NOTE_LIMIT}
        placeholder={t('notePlaceholder')}
        optional
      />
      {dialog}
    </Page>
  );
}

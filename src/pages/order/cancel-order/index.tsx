import { View } from '@tarojs/components';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { cancelOrder, cancelVisit } from '@/features/booking/order/api';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { OrderGate } from '@/features/booking/order/components/order-gate';
import { OrderRefusal } from '@/features/booking/order/components/order-refusal';
import { VisitFacts } from '@/features/booking/order/visit/visit-facts';
import { RefundOutlook } from '@/features/booking/order/components/refund-outlook';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { useCancelInfo } from '@/features/booking/order/store';
import { violationOf } from '@/features/booking/order/order-violation';
import type { OrderViolation } from '@/features/booking/order/order-violation';
import { useOrderChange } from '@/features/booking/order/use-order-change';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';
import { ReasonFields } from './reason-fields';
import { useCancelConsequence } from './use-cancel-consequence';
import { CANCEL_VISIT_MESSAGES } from './cancel-visit-messages';
import { useCancelled } from './use-cancelled';
import { useVisitChoice } from './use-visit-choice';

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

/** What becomes of money: of a payment, or of one that has no result yet. A visit's sum is read when it is asked about. */
function PaidPart({ order, isVisit }: { readonly order: OrderDetail; readonly isVisit: boolean }) {
  const t = useText(ORDER_MESSAGES);
  const { payment } = order;
  return (
    <View>
      <Optional>
        {payment.state === 'paid' && !isVisit ? <RefundOutlook order={order} /> : null}
      </Optional>
      <Optional>
        {payment.attempt?.state === 'pending' ? (
          <NoticeBar tone="warning">{t('cancelPaying')}</NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}

function CancelForm({ title, order }: { readonly title: string; readonly order: OrderDetail }) {
  const t = useText(ORDER_MESSAGES);
  const [ask, dialog] = useConfirm();
  const { orderId } = order;
  const { busy, violation, send } = useOrderChange(orderId);
  const [missing, setMissing] = useState(false);
  const { reason, note } = useCancelInfo(orderId);
  const { parts, chosen, choice, staying } = useVisitChoice(order);
  const isVisit = parts.length > 1;
  const visit = useText(CANCEL_VISIT_MESSAGES);
  const count = chosen.length;
  const isPart = isVisit && staying.length > 0 && count > 0;
  const after = useCancelled(order, chosen, staying);
  const readConsequence = useCancelConsequence(order, isVisit ? { chosen, staying } : null);
  const [isReading, setReading] = useState(false);
  const [unread, setUnread] = useState<OrderViolation | null>(null);

  const cancel = async (): Promise<void> => {
    setMissing(!reason);
    setUnread(null);
    if (!reason) return focusFirstInvalid();
    setReading(true);
    const consequence = await readConsequence().catch((error: unknown) => {
      setUnread(violationOf(error, t('actionFailed')));
      return null;
    });
    setReading(false);
    if (!consequence) return;
    const { text, ...charge } = consequence;
    const sure = await ask({
      title: isPart ? visit('cancelSomeAsk', { count }) : t('cancelAsk'),
      text,
      confirmText: t('cancelYes'),
      cancelText: t('cancelNo'),
      tone: 'danger',
    });
    if (!sure) return;
    const orderIds = chosen.map((part) => part.orderId);
    await send<unknown>(
      () =>
        isVisit
          ? cancelVisit({ orderIds, reason, note: note.trim(), ...charge })
          : cancelOrder({ orderId, ...charge }, reason, note.trim()),
      after.text,
      after.open,
    );
  };
  return (
    <Page
      title={title}
      footer={
        <Button
          kind="danger"
          block
          loading={busy || isReading}
          disabled={isVisit && count === 0}
          onPress={() => void cancel()}
        >
          {isPart ? visit('cancelSome', { count }) : t('cancelGoOn')}
        </Button>
      }
    >
      <OrderRefusal order={order} violation={unread ?? violation} />
      <Card>
        {isVisit ? (
          <VisitFacts order={order} parts={parts} />
        ) : (
          <OrderFacts order={order} extent="brief" />
        )}
      </Card>
      <Optional>{choice}</Optional>
      <PaidPart order={order} isVisit={isVisit} />
      <ReasonFields order={order} missing={missing} />
      {dialog}
    </Page>
  );
}

import { View } from '@tarojs/components';
import type { MessageNotice } from '@contract/message/endpoints';
import type { OrderDetail } from '@contract/order/endpoints';
import { ClinicTools } from '@/features/booking/order/components/clinic-tools';
import { STATUS_TABLE } from '@/features/booking/order/status-table';
import { isClosedByClinic } from '@/features/booking/order/timeline-rules';
import { useOrder } from '@/features/booking/order/use-order';
import { NearestTimes } from '@/features/booking/order/visit/nearest-times';
import { OfferCountdown } from '@/features/service/message/components/offer-countdown';
import { BUTTON_MESSAGES } from '@/features/service/message/button-messages';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { serverNow } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import styles from './message-view.module.scss';
import { NOTICE_MESSAGES } from './messages';
import { NoticeFacts } from './notice-facts';
import { nextOf, orderIdOf, senderOf } from './notice-rules';

export interface MessageViewProps {
  readonly message: MessageNotice;
}

/** A full notice under the name of its class: who wrote it and when, what it is about, and what to do next. */
export function MessageView({ message }: MessageViewProps) {
  const t = useText(MESSAGE_MESSAGES);
  const { kind, link } = message;
  const offers = useServer(kind === 'offer' ? 'GET /subscribe/waiting/offers.do' : null, {});
  const offer = offers.data?.find(({ holdId }) => holdId === link?.query.holdId);
  const orderId = orderIdOf(message);
  const { data: order } = useOrder(orderId);
  const isClosed = !!order && isClosedByClinic(order);
  const isExpired = !!offers.data && !(offer && offer.expiresAt > serverNow());
  return (
    <Page
      title={t(message.messageClass)}
      footer={
        link || kind === 'caregiverAccess' ? (
          <MainAction message={message} order={order} isExpired={isExpired} />
        ) : null
      }
    >
      <Optional>
        {offers.data ? <OfferCountdown expiresAt={offer?.expiresAt ?? null} /> : null}
      </Optional>
      <Card>
        <NoticeHead message={message} />
        <NoticeFacts message={message} order={order} />
        <NoticeText message={message} />
        <Optional>
          {order && STATUS_TABLE[order.status].ahead ? <ClinicTools order={order} /> : null}
        </Optional>
      </Card>
      <Optional>
        {kind === 'slotClosed' && order && isClosed ? <NearestTimes order={order} /> : null}
      </Optional>
      <FurtherLinks orderId={orderId} />
    </Page>
  );
}

interface ActionProps extends MessageViewProps {
  readonly order: OrderDetail | undefined;
  /** The place that the message offers is no longer held. */
  readonly isExpired: boolean;
}

/** What the reader does next; a message without a link is about the family. */
function MainAction({ message, order, isExpired }: ActionProps) {
  const t = useText(MESSAGE_MESSAGES);
  const own = useText(NOTICE_MESSAGES);
  const nameOf = useText(BUTTON_MESSAGES);
  const { kind, link } = message;
  if (!link)
    return (
      <Button block onPress={() => void navigate.to('memberList')}>
        {own('toFamily')}
      </Button>
    );
  // Nothing is left to move of an appointment that its reader has dealt with.
  const isSettled = kind === 'slotClosed' && order && !isClosedByClinic(order);
  const page = isSettled ? 'orderDetail' : link.page;
  return (
    <Button block onPress={() => void navigate.to(page, link.query)}>
      {isExpired ? t('waitingList') : nameOf(page)}
    </Button>
  );
}

function NoticeHead({ message }: MessageViewProps) {
  const t = useText(NOTICE_MESSAGES);
  const dates = useDateText();
  const sender = senderOf(message, productName());
  return (
    <>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {message.title}
      </View>
      <View className={styles.at}>
        {t('sent', { sender, time: dates.dateTimeText(message.at) })}
      </View>
    </>
  );
}

function NoticeText({ message }: MessageViewProps) {
  const t = useText(NOTICE_MESSAGES);
  const next = nextOf(message);
  const isApart = message.facts.length > 0;
  return (
    <View className={isApart ? styles.apart : styles.body}>{next ? t(next) : message.body}</View>
  );
}

function FurtherLinks({ orderId }: { readonly orderId: string | undefined }) {
  const t = useText(NOTICE_MESSAGES);
  return (
    <CellGroup>
      <Cell
        icon="headset"
        title={t('askService')}
        onPress={() => void navigate.to('service', orderId ? { orderId } : {})}
      />
      <Cell icon="bell" title={t('notices')} onPress={() => void navigate.to('noticeList')} />
    </CellGroup>
  );
}

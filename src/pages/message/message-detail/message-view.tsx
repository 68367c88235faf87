import { View } from '@tarojs/components';
import type { MessageCard } from '@contract/message/endpoints';
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
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import styles from './message-view.module.scss';

export interface MessageViewProps {
  readonly message: MessageCard;
}

/** A full notice under the name of its class, with a link to its subject. */
export function MessageView({ message }: MessageViewProps) {
  const t = useText(MESSAGE_MESSAGES);
  const nameOf = useText(BUTTON_MESSAGES);
  const dates = useDateText();
  const { link } = message;
  const isOffer = message.kind === 'offer';
  const offers = useServer(isOffer ? 'GET /subscribe/waiting/offers.do' : null, {});
  const offer = offers.data?.find(({ holdId }) => holdId === link?.query.holdId);
  const { data: closed } = useOrder(
    message.kind === 'slotClosed' ? link?.query.orderId : undefined,
  );
  const isOpen = !!offer && offer.expiresAt > serverNow();
  return (
    <Page
      title={t(message.messageClass)}
      footer={
        link ? (
          <Button block onPress={() => void navigate.to(link.page, link.query)}>
            {isOffer && offers.data && !isOpen ? t('waitingList') : nameOf(link.page)}
          </Button>
        ) : null
      }
    >
      <Optional>
        {offers.data ? <OfferCountdown expiresAt={offer?.expiresAt ?? null} /> : null}
      </Optional>
      <Card>
        <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
          {message.title}
        </View>
        <View className={styles.at}>{dates.dateTimeText(message.at)}</View>
        <View className={styles.body}>{message.body}</View>
      </Card>
      <Optional>
        {closed && isClosedByClinic(closed) ? <NearestTimes order={closed} /> : null}
      </Optional>
    </Page>
  );
}

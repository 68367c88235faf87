import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { DeadlineLine } from '@/features/booking/change-deadline/components/deadline-line';
import { HoldClock } from '@/features/booking/submission/components/hold-clock';
import { NoticePopup } from '@/features/booking/submission/components/notice-popup';
import { usePaymentMethod } from '@/features/booking/payment-method/use-payment-method';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { WAITLIST_MESSAGES } from '../messages';
import { acceptOffer } from '../accept-offer';
import styles from './waiting.module.scss';

export interface WaitlistOfferCardProps {
  readonly offer: WaitlistOffer;
  /** Called when the offer has expired. */
  readonly onExpired: (holdId: string) => void;
}

/** A waiting-list offer for one person: until when it is held, and the button that accepts it. */
export function WaitlistOfferCard({ offer, onExpired }: WaitlistOfferCardProps) {
  const t = useText(WAITLIST_MESSAGES);
  const dates = useDateText();
  const paymentMethod = usePaymentMethod();
  const [isTaking, setTaking] = useState(false);
  const { linkmanName: name, productName, doseLabel, departmentName } = offer;
  const { holdId } = offer;
  const over = useCallback(() => onExpired(holdId), [onExpired, holdId]);
  const when = dates.when(offer.day, offer.startTime, offer.endTime);
  const price =
    offer.priceCents > 0
      ? t('price', {
          price: moneyText(offer.priceCents),
          paymentMethod: paymentMethod(offer.canPayAhead),
        })
      : t('free');
  const facts = (
    <View>
      <View className={styles.when}>
        <View className={styles.whole}>{dates.day(offer.day)}</View>{' '}
        <View className={styles.whole}>{`${offer.startTime}–${offer.endTime}`}</View>
      </View>
      <View className={styles.what}>{name}</View>
      <View className={styles.line}>{`${productName} · ${doseLabel}`}</View>
      <View className={styles.line}>{departmentName}</View>
      <View className={styles.line}>{price}</View>
      <DeadlineLine chosen={[offer]} />
      <View className={styles.replaces}>{offer.orderId ? t('replaces') : null}</View>
    </View>
  );
  return (
    <Card tone="accent">
      <HoldClock expiresAt={offer.expiresAt} onExpired={over} />
      {facts}
      <Button block label={t('takeSpoken', { name, when })} onPress={() => setTaking(true)}>
        {t('take')}
      </Button>
      <Optional>
        {isTaking ? (
          <NoticePopup
            title={t('take')}
            productId={offer.productId}
            agreeText={t('agreeAndBook')}
            onAgree={(version) => {
              setTaking(false);
              void acceptOffer(offer, version);
            }}
            onClose={() => setTaking(false)}
          >
            {facts}
          </NoticePopup>
        ) : null}
      </Optional>
    </Card>
  );
}

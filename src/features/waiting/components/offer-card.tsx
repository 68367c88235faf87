import { View } from '@tarojs/components';
import type { WaitingOffer } from '@contract/waiting/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { OFFER_MESSAGES } from '../offer-messages';
import styles from './offer-card.module.scss';

const open = (): void => void navigate.to('waitingOffer');

/** A place that has come free for somebody on the waiting list; leads to where it is taken. */
export function OfferCard({ offer }: { readonly offer: WaitingOffer }) {
  const t = useText(OFFER_MESSAGES);
  const dates = useDateText();
  return (
    <Card tone="accent" onPress={open}>
      <View className={styles.head}>
        <Icon name="bell-ring" size="md" className={styles.icon} />
        {t('offer', { name: offer.linkmanName })}
      </View>
      <View className={styles.when}>{dates.when(offer.day, offer.startTime, offer.endTime)}</View>
      <View className={styles.line}>
        {offer.departmentName} · {offer.productName}
      </View>
      <View className={styles.line}>{t('until', { until: dates.moment(offer.expiresAt) })}</View>
    </Card>
  );
}

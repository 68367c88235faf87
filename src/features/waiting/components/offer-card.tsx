import { View } from '@tarojs/components';
import type { WaitingOffer } from '@contract/waiting/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { OFFER_MESSAGES } from '../offer-messages';

const open = (): void => void navigate.to('waitingOffer');

/** A place that has come free for somebody on the waiting list; leads to where it is taken. */
export function OfferCard({ offer }: { readonly offer: WaitingOffer }) {
  const t = useText(OFFER_MESSAGES);
  const dates = useDateText();
  return (
    <Card tone="accent" onPress={open}>
      <View>{t('offer', { name: offer.linkmanName })}</View>
      <View>{dates.when(offer.day, offer.startTime, offer.endTime)}</View>
      <View>
        {offer.departmentName} · {offer.productName}
      </View>
      <View>{t('until', { until: dates.moment(offer.expiresAt) })}</View>
    </Card>
  );
}

import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { DateCard } from '@/ui/card/date-card';
import { WAITLIST_OFFER_MESSAGES } from '../waitlist-offer-messages';

const open = (): void => void navigate.to('waitingOffer');

/** A waiting-list offer on other pages; opens the page that accepts it. */
export function OpenOfferCard({ offer }: { readonly offer: WaitlistOffer }) {
  const t = useText(WAITLIST_OFFER_MESSAGES);
  const dates = useDateText();
  return (
    <DateCard
      icon="bell-ring"
      head={t('offer', { name: offer.linkmanName })}
      when={dates.when(offer.day, offer.startTime, offer.endTime)}
      lines={[
        `${offer.departmentName} · ${offer.productName}`,
        t('until', { until: dates.dateTime(offer.expiresAt) }),
      ]}
      onPress={open}
    />
  );
}

import { View } from '@tarojs/components';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { Section } from '@/ui/section/section';
import { SUBSCRIBE_MESSAGES } from '../messages';
import styles from './offer-list.module.scss';

export interface OfferListProps {
  readonly offers: readonly SlotOffer[];
  /** Clinic that was asked for; others are named with their distance. */
  readonly depaCode: string;
  readonly name: string;
  /** Says what a tap does where it does not book at once. */
  readonly takeText?: string | undefined;
  readonly onTake: (offer: SlotOffer) => void;
}

const KILOMETRE = 1000;

/** The nearest places that could be taken instead; one tap takes one. */
export function OfferList(props: OfferListProps) {
  const { offers, depaCode, name, takeText, onTake } = props;
  const t = useText(SUBSCRIBE_MESSAGES);
  const dates = useDateText();
  const distance = (metres: number): string =>
    metres < KILOMETRE
      ? t('metres', { count: Math.round(metres) })
      : t('kilometres', { count: (metres / KILOMETRE).toFixed(1) });
  return (
    <Section title={t('nearest')} note={takeText ? undefined : t('nearestHint', { name })}>
      {offers.map((offer) => {
        const when = dates.when(offer.day, offer.startTime, offer.endTime);
        const elsewhere = offer.depaCode !== depaCode;
        return (
          <View
            key={offer.slotId}
            className={styles.offer}
            {...pressable({
              label: takeText
                ? `${takeText} ${when} ${offer.departmentName}`
                : t('takeSpoken', {
                    name,
                    when,
                    clinic: offer.departmentName,
                    left: offer.residue,
                  }),
              onPress: () => onTake(offer),
            })}
          >
            <View className={styles.main}>
              <View className={styles.when}>{when}</View>
              <View className={styles.where}>
                {offer.departmentName}
                {elsewhere ? ` · ${t('away', { distance: distance(offer.distance) })}` : ''}
                {` · ${t('left', { count: offer.residue })}`}
              </View>
            </View>
            <View className={styles.take}>
              {takeText ?? t('take')}
              <Icon name="chevron-right" size="sm" />
            </View>
          </View>
        );
      })}
    </Section>
  );
}

import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Section } from '@/ui/section/section';
import { changeDeadline } from '@/features/booking/change-deadline/change-deadline';
import { CHANGE_DEADLINE_MESSAGES } from '@/features/booking/change-deadline/messages';
import { REFUSAL_MESSAGES } from '../messages';
import { OfferRow } from './offer-row';

export interface AlternativeListProps {
  readonly offers: readonly AlternativeSlot[];
  /** The requested clinic; others are shown with their distance. */
  readonly depaCode: string;
  readonly name: string;
  /** Label of the tap where it does not book at once. */
  readonly takeText?: string | undefined;
  readonly onTake: (offer: AlternativeSlot) => void;
}

const KILOMETRE = 1000;

/** The nearest alternative slots; one tap takes one. */
export function AlternativeList(props: AlternativeListProps) {
  const { offers, depaCode, name, takeText, onTake } = props;
  const t = useText(REFUSAL_MESSAGES);
  const final = useText(CHANGE_DEADLINE_MESSAGES);
  const dates = useDateText();
  const distance = (metres: number): string =>
    metres < KILOMETRE
      ? t('metres', { count: Math.round(metres) })
      : t('kilometres', { count: (metres / KILOMETRE).toFixed(1) });
  return (
    <Section title={t('nearest')} note={takeText ? undefined : t('nearestHint', { name })}>
      {offers.map((offer) => {
        const { slotId, day, startTime, endTime, departmentName: clinic, residue } = offer;
        const when = dates.when(day, startTime, endTime);
        const away =
          offer.depaCode === depaCode ? '' : t('away', { distance: distance(offer.distance) });
        const left = t('left', { count: residue });
        return (
          <OfferRow
            key={slotId}
            when={when}
            detail={[clinic, away, left].filter(Boolean).join(' · ')}
            warning={changeDeadline([offer], serverNow()) === 'never' ? final('never') : undefined}
            take={takeText ?? t('take')}
            whom={takeText ? undefined : t('takeFor', { name })}
            onTake={() => onTake(offer)}
          />
        );
      })}
    </Section>
  );
}

import { View } from '@tarojs/components';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import { REFUSAL_MESSAGES } from '@/features/refusal/messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { StateBlock } from '@/ui/state/state-block';
import { bookingQuery } from '@/features/booking/entry';
import { BOOKING_FORM_MESSAGES } from '../messages';
import { alternativesOf } from '@/features/refusal/refusal-rules';
import type { Refused } from '@/features/booking/submission';
import { changeForm } from '@/features/booking/store';
import { withOffer } from '@/features/booking/submit-info';
import type { SubmitInfo } from '@/features/booking/form';
import { takeWay } from '@/features/booking/take-way';
import { waysOf } from '@/features/refusal/ways';
import { OfferList } from '@/features/refusal/components/offer-list';
import { WayList } from '@/features/refusal/components/way-list';

export interface CalendarRefusalProps {
  readonly form: SubmitInfo;
  readonly name: string;
  readonly refused: Refused;
  /** What a nearer place elsewhere leads to; the form of that clinic where it is left out. */
  readonly onOffer?: (offer: SlotOffer) => void;
}

/** In place of a calendar that cannot be had here: why, the nearest places elsewhere, and the other ways on. */
export function CalendarRefusal({ form, name, refused, onOffer }: CalendarRefusalProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const again = useText(REFUSAL_MESSAGES);
  const offers = alternativesOf(refused.refusal);
  const goTo = (offer: SlotOffer): void => {
    changeForm((info) => withOffer(info, offer));
    void navigate.replace('subscribe', bookingQuery({ ...form, depaCode: offer.depaCode }));
  };
  return (
    <View>
      <StateBlock
        role="alert"
        icon="calendar-x"
        tone="warning"
        title={t('cannotBook')}
        text={refused.message}
      />
      <Optional>
        {offers.length > 0 ? (
          <OfferList
            offers={offers}
            depaCode={form.depaCode}
            name={name}
            takeText={again('choose')}
            onTake={onOffer ?? goTo}
          />
        ) : null}
      </Optional>
      <WayList
        ways={waysOf(refused.refusal, ['otherTime', 'wait'])}
        onTake={(way) => {
          if (way.kind !== 'wait') takeWay(way, form, 'form');
        }}
      />
    </View>
  );
}

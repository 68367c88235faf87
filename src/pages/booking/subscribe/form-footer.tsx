import { View } from '@tarojs/components';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { FormSummary } from '@/features/subscribe/components/form-summary';
import { HoldClock } from '@/features/subscribe/components/hold-clock';
import { HoldNotice } from '@/features/subscribe/components/hold-notice';
import { bookingQuery } from '@/features/subscribe/entry';
import { FAMILY_MESSAGES } from '@/features/subscribe/family-messages';
import { lapseHold, retakeHold } from '@/features/subscribe/hold-control';
import type { HoldState } from '@/features/subscribe/hold-rules';
import { SUBSCRIBE_MESSAGES } from '@/features/subscribe/messages';
import { keepRefusal } from '@/features/subscribe/store';
import { hasAppointment } from '@/features/subscribe/submit-info';
import type { SubmitInfo } from '@/features/subscribe/submit-info';
import type { Offer } from '@/features/subscribe/use-offer';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';

export interface FormFooterProps {
  readonly form: SubmitInfo;
  readonly offer: Offer;
  readonly vaccines: readonly DepartmentVaccine[];
  readonly names: readonly string[];
  readonly hold: HoldState | null;
  /** The person can be booked at all. */
  readonly possible: boolean;
  readonly onSubmit: () => void;
}

/** Always in view: the place that is kept and for how long, the choice so far, the button that sends it. */
export function FormFooter(props: FormFooterProps) {
  const { form, offer, vaccines, names, hold, possible, onSubmit } = props;
  const t = useText(SUBSCRIBE_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  const along = form.companions.reduce((sum, { productId }) => {
    const vaccine = vaccines.find((one) => one.productId === productId);
    return sum + (vaccine ? vaccine.priceCents + vaccine.serviceFeeCents : 0);
  }, 0);
  const time = form.visit ?? form.slot;
  const nearest = (): void => {
    if (hold?.kind !== 'gone') return;
    keepRefusal(hold.refused);
    void navigate.replace('subscribeError', bookingQuery(form));
  };
  return (
    <View>
      <View>
        {hold?.kind === 'held' ? (
          <HoldClock expiresAt={hold.expiresAt} onOver={lapseHold} />
        ) : (
          <HoldNotice hold={hold} onAgain={() => void retakeHold()} onNearest={nearest} />
        )}
      </View>
      <FormSummary
        person={names.filter(Boolean).join(family('comma')) || undefined}
        day={form.day}
        start={time?.startTime}
        end={time?.endTime}
        clinic={offer.departmentName}
        cents={offer.priceCents + offer.serviceFeeCents + along}
      />
      <Button block disabled={!hasAppointment(form) || !possible} onPress={onSubmit}>
        {t('submit')}
      </Button>
    </View>
  );
}

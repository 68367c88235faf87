import { totalPrice } from '@contract/vaccine/price-rules';
import { View } from '@tarojs/components';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { FormSummary } from '@/features/booking/form/components/form-summary';
import { HoldClock } from '@/features/booking/submission/components/hold-clock';
import { HoldNotice } from '@/features/booking/submission/components/hold-notice';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { FAMILY_MESSAGES } from '@/features/booking/form/family-messages';
import { expireHold, retakeHold } from '@/features/booking/submission/hold-control';
import type { HoldState } from '@/features/booking/submission/form';
import { BOOKING_FORM_MESSAGES } from '@/features/booking/form/messages';
import { keepRefusal } from '@/features/booking/submission/store';
import { chosenSlots, hasAppointment, isDoseOpen } from '@/features/booking/submission/submit-info';
import type { FormViolation } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import type { ClinicProduct } from '@/features/booking/form/use-clinic-product';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { ViolationNotice } from './violation-notice';

/** More names than this do not fit. */
const NAMES_SHOWN = 2;

export interface FormFooterProps {
  readonly form: SubmitInfo;
  readonly clinicProduct: ClinicProduct;
  readonly vaccines: readonly DepartmentVaccine[];
  readonly names: readonly string[];
  readonly hold: HoldState | null;
  /** The person can be booked. */
  readonly possible: boolean;
  /** The violation that the last submit found, while it applies. */
  readonly violation: FormViolation | null;
  readonly onSubmit: () => void;
}

/** Always visible: the hold and its remaining time, the choice so far, the submit button. */
export function FormFooter(props: FormFooterProps) {
  const { form, clinicProduct, vaccines, names, hold, possible, violation, onSubmit } = props;
  const t = useText(BOOKING_FORM_MESSAGES);
  const family = useText(FAMILY_MESSAGES);
  // A vaccine that a person joined with and cannot have is not booked, so it is not in the sum.
  const further = form.participants.reduce((sum, participant) => {
    if (isDoseOpen(participant)) return sum;
    const vaccine = vaccines.find(({ productId }) => productId === participant.productId);
    return sum + (vaccine ? totalPrice(vaccine) : 0);
  }, 0);
  const time = form.visit ?? form.slot;
  const people = [...new Set(names.filter(Boolean))];
  const all =
    people.length > NAMES_SHOWN
      ? family('group', { name: people[0] ?? '', count: people.length })
      : people.join(family('comma'));
  const who =
    names.length > people.length && all ? family('doses', { who: all, count: names.length }) : all;
  const nearest = (): void => {
    if (hold?.kind !== 'gone') return;
    keepRefusal(hold.refused);
    void navigate.replace('subscribeError', bookingQuery(form));
  };
  return (
    <View>
      <Optional>
        {hold?.kind === 'held' ? (
          <HoldClock expiresAt={hold.expiresAt} onExpired={expireHold} />
        ) : (
          <HoldNotice hold={hold} onAgain={() => void retakeHold()} onNearest={nearest} />
        )}
      </Optional>
      <FormSummary
        person={who || undefined}
        day={form.day}
        start={time?.startTime}
        end={time?.endTime}
        possible={possible}
        clinic={clinicProduct.departmentName}
        cents={totalPrice(clinicProduct) + further}
        chosen={chosenSlots(form)}
      />
      <ViolationNotice form={form} names={names} violation={violation} />
      <Button block disabled={!hasAppointment(form) || !possible} onPress={onSubmit}>
        {t('submit')}
      </Button>
    </View>
  );
}

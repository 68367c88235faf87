import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { PLAN_MESSAGES } from '../messages';
import type { Appointment } from '../view-rules';

export interface BookedButtonProps {
  readonly appointment: Appointment;
  /** Name of the dose. */
  readonly name: string;
}

/** The time of a dose's appointment; opens the appointment. */
export function BookedButton({ appointment, name }: BookedButtonProps) {
  const t = useText(PLAN_MESSAGES);
  const dates = useDateText();
  const { orderId } = appointment;
  const day = dates.dayOfYear(appointment.day);
  return (
    <Button
      kind="secondary"
      size="sm"
      label={t('bookedSpoken', { day, name })}
      onPress={() => void navigate.to('orderDetail', { orderId })}
    >
      {t('bookedOn', { day })}
    </Button>
  );
}

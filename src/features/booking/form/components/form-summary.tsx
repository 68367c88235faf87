import { View } from '@tarojs/components';
import { memo } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Price } from '@/ui/price/price';
import { BOOKING_FORM_MESSAGES } from '../messages';
import type { ChosenSlot } from '@/features/booking/submission/form';
import { DeadlineLine } from '@/features/booking/change-deadline/components/deadline-line';
import styles from './form-summary.module.scss';

export interface FormSummaryProps {
  readonly person: string | undefined;
  readonly day: string | null;
  readonly start: string | undefined;
  readonly end: string | undefined;
  /** The person can be booked: otherwise no time has to be chosen and nothing paid. */
  readonly possible: boolean;
  readonly clinic: string;
  /** Price and service fee in cents. */
  readonly cents: number;
  /** The slots that would be booked. */
  readonly chosen: readonly ChosenSlot[];
}

/** The current choice, always visible above the button: who, when, where, how much. */
export const FormSummary = memo(function FormSummary(props: FormSummaryProps) {
  const t = useText(BOOKING_FORM_MESSAGES);
  const dates = useDateText();
  const { person, day, start, end, possible, clinic, cents, chosen } = props;
  const isChosen = possible && !!(day && start);
  const when = (): string => {
    if (!possible) return t('summaryNotAllowed');
    if (!day) return t('summaryTime');
    return start && end ? dates.when(day, start, end) : t('summaryDay', { day: dates.day(day) });
  };
  return (
    <View className={styles.summary} {...semantics({ role: 'status', label: t('summary') })}>
      <View className={cx(styles.line, styles.choice)}>
        <View className={cx(styles.who, !person && styles.open)}>
          {person ?? t('summaryPerson')}
        </View>
        <View className={cx(styles.when, !isChosen && styles.open)}>{when()}</View>
      </View>
      <View className={styles.line}>
        <View className={styles.clinic}>{clinic}</View>
        {possible ? <Price cents={cents} /> : null}
      </View>
      {isChosen ? <DeadlineLine chosen={chosen} /> : null}
    </View>
  );
});

import { View } from '@tarojs/components';
import { memo } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Price } from '@/ui/price/price';
import { SUBSCRIBE_MESSAGES } from '../messages';
import styles from './form-summary.module.scss';

export interface FormSummaryProps {
  readonly person: string | undefined;
  readonly day: string | null;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly clinic: string;
  /** Price and service fee in cents. */
  readonly cents: number;
}

/** The choice so far, always in view above the button: who, when, where, how much. */
export const FormSummary = memo(function FormSummary(props: FormSummaryProps) {
  const t = useText(SUBSCRIBE_MESSAGES);
  const dates = useDateText();
  const { person, day, start, end, clinic, cents } = props;
  const when = day && start && end ? dates.when(day, start, end) : day ? dates.day(day) : '';
  return (
    <View className={styles.summary} {...semantics({ role: 'status', label: t('summary') })}>
      <View className={styles.line}>
        <View className={cx(styles.who, !person && styles.open)}>
          {person ?? t('summaryPerson')}
        </View>
        <View className={cx(styles.when, !(start && day) && styles.open)}>
          {when || t('summaryTime')}
        </View>
      </View>
      <View className={styles.line}>
        <View className={styles.clinic}>{clinic}</View>
        <Price cents={cents} />
      </View>
    </View>
  );
});

import { View } from '@tarojs/components';
import { ageSpan, lastWeek } from '@contract/vaccine/age-rules';
import type { Dose } from '@contract/vaccine/endpoints';
import { useText } from '@/i18n/messages';
import { VACCINE_MESSAGES } from '../messages';
import { intervalOf } from '../time-span';
import styles from './dose-plan.module.scss';

const AGE = { days: 'ageDays', weeks: 'ageWeeks', months: 'ageMonths', years: 'ageYears' } as const;
const ONE = { days: 'oneDay', months: 'oneMonth', years: 'oneYear' } as const;

export interface DosePlanProps {
  readonly doses: readonly Dose[];
  /** Those that everybody has. */
  readonly fewestDoses: number;
}

/** The doses of a course as a timeline: which one, when, and the interval to the previous one. */
export function DosePlan({ doses, fewestDoses }: DosePlanProps) {
  const t = useText(VACCINE_MESSAGES);
  const interval = (dose: Dose): string => {
    const { unit, count } = intervalOf(dose);
    return count === 1 ? t(ONE[unit]) : t(unit, { count });
  };
  const limit = (days: number): string => {
    const weeks = lastWeek(days);
    if (weeks !== null) return t('upToWeek', { count: weeks });
    const { unit, count } = ageSpan(days + 1, 'before');
    return t('upTo', { age: t(AGE[unit], { count }) });
  };
  return (
    <View>
      {doses.map((dose) => (
        <View key={dose.doseNo} className={styles.dose}>
          <View className={styles.number}>{dose.doseNo}</View>
          <View className={styles.main}>
            <View className={styles.label}>{dose.label}</View>
            <View className={styles.when}>{dose.recommendedAge}</View>
            <View className={styles.rule}>
              {[
                dose.minIntervalDays > 0
                  ? t('after', { interval: interval(dose) })
                  : fewestDoses > 1
                    ? t('firstDose')
                    : '',
                dose.maxAgeDays === null ? '' : limit(dose.maxAgeDays),
              ]
                .filter(Boolean)
                .join(' · ')}
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

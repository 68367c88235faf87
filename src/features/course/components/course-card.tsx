import { View } from '@tarojs/components';
import { memo, useMemo } from 'react';
import { courseDays } from '@contract/subscribe/course-rules';
import type { Course } from '@contract/subscribe/endpoints';
import { moneyText } from '@contract/money/money-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { COURSE_MESSAGES } from '../messages';
import styles from './course-card.module.scss';

export interface CourseCardProps {
  readonly course: Course;
  readonly birthday: string;
  readonly doseNo: number;
  /** The day of this dose, `YYYY-MM-DD`. */
  readonly day: string;
}

/** The later doses of the course, when each can be given, and the price of the whole course. */
export const CourseCard = memo(function CourseCard(props: CourseCardProps) {
  const { course, birthday, doseNo, day } = props;
  const t = useText(COURSE_MESSAGES);
  const dates = useDateText();
  const days = useMemo(
    () => courseDays(course.doses, birthday, doseNo, day, course.liveGap?.spans),
    [course, birthday, doseNo, day],
  );
  const { doses, totalCents } = course;
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 3 })}>
          {t('course', { count: doses.length })}
        </View>
        <View className={styles.price}>
          {totalCents > 0 ? t('total', { price: moneyText(totalCents) }) : t('free')}
        </View>
      </View>
      <View {...semantics({ role: 'list' })}>
        {days.map((dose) => (
          <View key={dose.doseNo} className={styles.dose} {...semantics({ role: 'listitem' })}>
            <View className={styles.label}>{dose.label}</View>
            <View className={styles.when}>
              {dose.tooLate
                ? t('tooLate')
                : dose.earliest === dose.recommended
                  ? t('from', { day: dates.dayOfYear(dose.earliest) })
                  : t('fromBest', {
                      day: dates.dayOfYear(dose.earliest),
                      best: dates.dayOfYear(dose.recommended),
                    })}
            </View>
          </View>
        ))}
      </View>
      <View className={styles.note}>{days.length > 0 ? t('note') : null}</View>
    </Card>
  );
});

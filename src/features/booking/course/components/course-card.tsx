import { View } from '@tarojs/components';
import type { Course } from '@contract/subscribe/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { COURSE_MESSAGES } from '../messages';
import { useCourseDays } from '../use-course-days';
import type { BegunCourse, CourseDays } from '../use-course-days';
import styles from './course-card.module.scss';

export interface CourseCardProps {
  readonly course: Course;
  /** The dose that the later ones follow. */
  readonly begun: BegunCourse;
  /** Whose and of what, where several courses stand together. */
  readonly name?: string | undefined;
  /** False where the page says once for several cards from which day they are computed. */
  readonly hasNote?: boolean | undefined;
}

/** The later doses of the course, when each can be given, and the price of the whole course. */
export function CourseCard({ course, begun, name, hasNote = true }: CourseCardProps) {
  const t = useText(COURSE_MESSAGES);
  const dates = useDateText();
  const { data: days = [], error, refresh } = useCourseDays(begun);
  const { doses, totalCents } = course;
  const whenOf = ({ earliest, recommended }: CourseDays[number]): string => {
    if (earliest === null || recommended === null) return t('tooLate');
    const first = dates.dayOfYear(earliest);
    return earliest === recommended
      ? t('from', { day: first })
      : t('fromBest', { day: first, best: dates.dayOfYear(recommended) });
  };
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 3 })}>
          {name
            ? t('courseOf', { name, count: doses.length })
            : t('course', { count: doses.length })}
        </View>
        <View className={styles.price}>
          {totalCents > 0 ? t('total', { price: moneyText(totalCents) }) : t('free')}
        </View>
      </View>
      <View {...semantics({ role: 'list' })}>
        {days.map((dose) => (
          <View key={dose.doseNo} className={styles.dose} {...semantics({ role: 'listitem' })}>
            <View className={styles.label}>{dose.label}</View>
            <View className={styles.when}>{whenOf(dose)}</View>
          </View>
        ))}
      </View>
      <View className={styles.note}>{hasNote && days.length > 0 ? t('note') : null}</View>
      <Optional>
        {error && days.length === 0 ? (
          <Button kind="text" icon="refresh-cw" onPress={() => void refresh()}>
            {t('daysFailed')}
          </Button>
        ) : null}
      </Optional>
    </Card>
  );
}

import { View } from '@tarojs/components';
import { memo } from 'react';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Tag } from '@/ui/tag/tag';
import { PLAN_MESSAGES } from '../messages';
import type { SearchedVaccine } from '../names';
import { findVaccine, usePlanText } from '../use-plan-text';
import { brandName } from '../view-rules';
import type { Appointment } from '../view-rules';
import { BookedButton } from './booked-button';
import styles from './plan.module.scss';

export interface DoseCardProps {
  readonly dose: PlannedDose;
  /** Books a vaccine by its code in the plan; without it the button opens the catalogue. */
  readonly onBook?: ((code: string) => void) | undefined;
  readonly appointment?: Appointment | undefined;
  /** Reports the dose as administered; without it there is no such button. Must be referentially stable. */
  readonly onAdministered?: ((dose: PlannedDose) => void) | undefined;
}

/** A dose that can be given now: which one, why, until when, and the button to book it. */
export const DoseCard = memo(function DoseCard(props: DoseCardProps) {
  const { dose, onBook, appointment, onAdministered } = props;
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const isLate = dose.status === 'overdue';
  const name = words.doseOf(dose);
  const dates = words.datesOf(dose);
  return (
    <Card>
      <View className={styles.top}>
        <View className={styles.title} {...semantics({ role: 'heading', level: 3 })}>
          {name}
        </View>
        {appointment ? (
          <Tag tone="accent" icon="calendar-check">
            {t('tagBooked')}
          </Tag>
        ) : (
          <Tag tone={isLate ? 'danger' : 'success'} icon={isLate ? 'circle-alert' : 'circle-check'}>
            {t(isLate ? 'tagOverdue' : 'tagDue')}
          </Tag>
        )}
      </View>
      <View className={styles.reason}>{words.reasonOf(dose)}</View>
      <View className={styles.dates}>
        {[words.ageOf(dose.ageMonths), dates].filter(Boolean).join(' · ')}
      </View>
      <View className={`${styles.act} ${styles.pair}`}>
        <View className={styles.first}>
          {appointment ? (
            <BookedButton appointment={appointment} name={name} />
          ) : (
            <Button
              size="sm"
              icon="calendar-plus"
              label={t('bookSpoken', { name })}
              onPress={() =>
                onBook ? onBook(dose.code) : findVaccine(brandName(dose) as SearchedVaccine, 'free')
              }
            >
              {t('book')}
            </Button>
          )}
        </View>
        <Optional>
          {onAdministered && !appointment ? (
            <Button
              kind="text"
              size="sm"
              label={t('givenSpoken', { name })}
              onPress={() => onAdministered(dose)}
            >
              {t('administered')}
            </Button>
          ) : null}
        </Optional>
      </View>
    </Card>
  );
});

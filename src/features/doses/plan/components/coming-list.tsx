import { View } from '@tarojs/components';
import { addDays } from '@contract/time/day-rules';
import { SOON_DAYS } from '@contract/plan/due-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { Timeline } from '@/ui/steps/timeline';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import { comingDays } from '../view-rules';
import type { Appointment } from '../view-rules';
import { BookedButton } from './booked-button';
import styles from './plan.module.scss';

export interface ComingListProps {
  readonly doses: readonly PlannedDose[];
  readonly today: string;
  /** Keyed by the dose's id. */
  readonly appointments: ReadonlyMap<string, Appointment>;
  /** Books a vaccine by its code in the plan, before it is due. */
  readonly onBook?: ((code: string) => void) | undefined;
}

/** Upcoming doses, by day; those due soon can be booked already. */
export function ComingList({ doses, today, appointments, onBook }: ComingListProps) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const dates = useDateText();
  const days = comingDays(doses);
  const soon = addDays(today, SOON_DAYS);
  if (days.length === 0) return null;
  return (
    <Section title={t('upcoming')} note={t('upcomingNote')}>
      <Card className="ui-card--long">
        <Timeline
          label={t('upcoming')}
          items={days.map(({ day, doses: coming }) => ({
            key: day,
            title: dates.dayOfYear(day),
            state: 'todo' as const,
            note: coming.map((dose) => {
              const booked = appointments.get(dose.id);
              return (
                <View key={dose.id} className={styles.line}>
                  <View className={styles.name}>{words.doseOf(dose)}</View>
                  <View>{words.reasonOf(dose)}</View>
                  <Optional>
                    {booked ? (
                      <BookedButton appointment={booked} name={words.doseOf(dose)} />
                    ) : onBook && day <= soon ? (
                      <Button
                        kind="secondary"
                        size="sm"
                        label={t('bookAheadSpoken', { name: words.doseOf(dose) })}
                        onPress={() => onBook(dose.code)}
                      >
                        {t('bookAhead')}
                      </Button>
                    ) : null}
                  </Optional>
                </View>
              );
            }),
          }))}
        />
      </Card>
    </Section>
  );
}

import { View } from '@tarojs/components';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { HISTORY_MESSAGES } from '../history-messages';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import type { Appointment } from '../view-rules';
import { BookedButton } from './booked-button';
import styles from './plan.module.scss';

export interface UnknownListProps {
  readonly doses: readonly PlannedDose[];
  /** Keyed by the dose's id. */
  readonly appointments: ReadonlyMap<string, Appointment>;
  /** Reports a dose as administered; without it there is no such button. */
  readonly onAdministered?: ((dose: PlannedDose) => void) | undefined;
}

/** Doses without a record, shown as neither overdue nor due. */
export function UnknownList({ doses, appointments, onAdministered }: UnknownListProps) {
  const t = useText(HISTORY_MESSAGES);
  const plan = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const unknown = doses.filter(({ status }) => status === 'unknown');
  if (unknown.length === 0) return null;
  return (
    <Section title={t('unknown')} note={t('unknownNote')}>
      <Card className="ui-card--long">
        {unknown.map((dose) => {
          const name = words.doseOf(dose);
          const booked = appointments.get(dose.id);
          return (
            <View key={dose.id} className={styles.record}>
              <View className={styles.main}>
                <View className={styles.name}>{name}</View>
                <View className={styles.dates}>{words.ageOf(dose.ageMonths)}</View>
              </View>
              {booked ? (
                <BookedButton appointment={booked} name={name} />
              ) : onAdministered ? (
                <Button
                  kind="text"
                  size="sm"
                  label={plan('givenSpoken', { name })}
                  onPress={() => onAdministered(dose)}
                >
                  {plan('administered')}
                </Button>
              ) : null}
            </View>
          );
        })}
      </Card>
    </Section>
  );
}

import { View } from '@tarojs/components';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import { dosesOf } from '../view-rules';
import styles from './plan.module.scss';

/** Doses that are not to be booked because of the health profile, each with the reason. */
export function HoldList({ doses }: { readonly doses: readonly PlannedDose[] }) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const held = dosesOf(doses, 'onHold');
  return (
    <Optional>
      {held.length > 0 ? (
        <Section title={t('onHold')} note={t('onHoldNote')}>
          <Card>
            {held.map((dose) => (
              <View key={dose.id} className={styles.line}>
                <View className={styles.name}>{words.doseOf(dose)}</View>
                <View className={styles.dates}>{words.reasonOf(dose)}</View>
              </View>
            ))}
          </Card>
        </Section>
      ) : null}
    </Optional>
  );
}

import { View } from '@tarojs/components';
import type { PlannedDose } from '@contract/plan/plan-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { Timeline } from '@/ui/steps/timeline';
import { PLAN_MESSAGES } from '../messages';
import { usePlanWords } from '../use-plan-words';
import { comingDays } from '../view-rules';
import styles from './plan.module.scss';

/** What is to come, day by day. */
export function ComingList({ doses }: { readonly doses: readonly PlannedDose[] }) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanWords();
  const dates = useDateText();
  const days = comingDays(doses);
  if (days.length === 0) return null;
  return (
    <Section title={t('upcoming')} note={t('upcomingNote')}>
      <Card>
        <Timeline
          label={t('upcoming')}
          items={days.map(({ day, doses: coming }) => ({
            key: day,
            title: dates.dayOfYear(day),
            state: 'todo' as const,
            note: coming.map((dose) => (
              <View key={dose.id} className={styles.line}>
                <View className={styles.name}>{words.doseOf(dose)}</View>
                <View>{words.reasonOf(dose)}</View>
              </View>
            )),
          }))}
        />
      </Card>
    </Section>
  );
}

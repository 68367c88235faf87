import { View } from '@tarojs/components';
import { useState } from 'react';
import type { PlannedDose } from '@contract/plan/planned-dose';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { PLAN_MESSAGES } from '../messages';
import { usePlanText } from '../use-plan-text';
import styles from './plan.module.scss';

/** Doses that are not to be given, each with the reason; collapsed at first. */
export function OtherList({ doses }: { readonly doses: readonly PlannedDose[] }) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const [open, setOpen] = useState(false);
  const others = doses.filter(({ status }) => status === 'notNeeded' || status === 'tooLate');
  if (others.length === 0) return null;
  return (
    <Section title={t('others')}>
      <Optional>
        {open ? (
          <Card>
            {others.map((dose) => (
              <View key={dose.id} className={styles.line}>
                <View className={styles.name}>{words.doseOf(dose)}</View>
                <View className={styles.dates}>{words.reasonOf(dose)}</View>
              </View>
            ))}
          </Card>
        ) : null}
      </Optional>
      <Button
        kind="text"
        block
        icon={open ? 'chevron-up' : 'chevron-down'}
        onPress={() => setOpen(!open)}
      >
        {open ? t('hideOthers') : t('showOthers', { count: others.length })}
      </Button>
    </Section>
  );
}

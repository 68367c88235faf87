import { View } from '@tarojs/components';
import { useState } from 'react';
import type { HealthPerson } from '@contract/health/profile-rules';
import { HealthQuestions } from '@/features/doses/health-profile/components/health-questions';
import { HEALTH_MESSAGES } from '@/features/doses/health-profile/messages';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';

export interface VisitorHealthProps {
  readonly person: HealthPerson;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The health questions of a visitor's plan. The answers are in this run's memory only. */
export function VisitorHealth({ person, today }: VisitorHealthProps) {
  const t = useText(HEALTH_MESSAGES);
  const { health } = usePlanChoice();
  const [isOpen, setOpen] = useState(false);
  return (
    <View className="ui-print-none">
      <Button
        kind="text"
        block
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        onPress={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'visitorClose' : 'visitorOpen')}
      </Button>
      <Optional>
        {isOpen ? (
          <Section title={t('title')} note={t('visitorText')}>
            <HealthQuestions
              person={person}
              today={today}
              health={health}
              onChange={(changed) => choosePlan({ health: changed })}
            />
          </Section>
        ) : null}
      </Optional>
    </View>
  );
}

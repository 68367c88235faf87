import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { PlannedDose } from '@contract/plan/plan-rules';
import type { Suggestion } from '@contract/plan/suggestion-rules';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { Button } from '@/ui/button/button';
import '@/ui/print/print-styles';
import { Section } from '@/ui/section/section';
import { PLAN_MESSAGES } from '../messages';
import { useSecondStep } from '../use-second-step';
import { dosesOf } from '../view-rules';
import { ComingList } from './coming-list';
import { DoseCard } from './dose-card';
import { OtherList } from './other-list';
import { PlanLead } from './plan-lead';
import { SuggestionList } from './suggestion-list';

export interface PlanViewProps {
  /** null: a visitor’s one-off plan. */
  readonly name: string | null;
  readonly birthday: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly doses: readonly PlannedDose[];
  readonly suggestions: readonly Suggestion[];
  /** Stands last. */
  readonly children?: ReactNode;
}

/** A plan: what is late, what can be given now, what is to come. */
export function PlanView(props: PlanViewProps) {
  const { name, birthday, today, doses, suggestions, children } = props;
  const isSecond = useSecondStep();
  const t = useText(PLAN_MESSAGES);
  const print = printPage();
  const late = dosesOf(doses, 'overdue');
  const due = dosesOf(doses, 'due');
  return (
    <View>
      <PlanLead name={name} birthday={birthday} today={today} doses={doses} />
      <View>
        {late.length > 0 ? (
          <Section title={t('overdue')} note={t('overdueNote')}>
            {late.map((dose) => (
              <DoseCard key={dose.id} dose={dose} />
            ))}
          </Section>
        ) : null}
      </View>
      <View>
        {due.length > 0 ? (
          <Section title={t('due')}>
            {due.map((dose) => (
              <DoseCard key={dose.id} dose={dose} />
            ))}
          </Section>
        ) : null}
      </View>
      <View>
        {isSecond ? (
          <View>
            <ComingList doses={doses} />
            <SuggestionList items={suggestions} />
            <OtherList doses={doses} />
            {children}
            {print ? (
              <Button block kind="secondary" icon="file-text" onPress={print}>
                {t('print')}
              </Button>
            ) : null}
          </View>
        ) : null}
      </View>
    </View>
  );
}

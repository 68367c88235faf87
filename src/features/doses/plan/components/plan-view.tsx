import { View } from '@tarojs/components';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isGrown } from '@contract/plan/programme-age-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import type { SuggestionCode } from '@contract/plan/suggestion-code-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { Button } from '@/ui/button/button';
import { Optional } from '@/ui/optional/optional';
import '@/ui/print/print-styles';
import { Section } from '@/ui/section/section';
import { PLAN_MESSAGES } from '../messages';
import { useSecondStep } from '../use-second-step';
import { appointmentsOf, dosesOf } from '../view-rules';
import type { Appointment } from '../view-rules';
import { ComingList } from './coming-list';
import { DoseCard } from './dose-card';
import { HoldList } from './hold-list';
import { OtherList } from './other-list';
import { PlanLead } from './plan-lead';
import { SuggestionList } from './suggestion-list';
import type { ShownSuggestion } from './suggestion-list';
import { UnknownList } from './unknown-list';

export interface PlanViewProps {
  /** null: a visitor’s plan, which is not stored. */
  readonly name: string | null;
  readonly birthday: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly doses: readonly PlannedDose[];
  readonly booked?: readonly Appointment[] | undefined;
  readonly suggestions: readonly ShownSuggestion[];
  /** Books a vaccine by its code in the plan; must be referentially stable. */
  readonly onBook?: ((code: string) => void) | undefined;
  readonly onDecline?: ((code: SuggestionCode, declined: boolean) => void) | undefined;
  /** Reports a dose as administered; must be referentially stable. */
  readonly onAdministered?: ((dose: PlannedDose) => void) | undefined;
  /** Question to answer before the plan is reliable. */
  readonly question?: ReactNode;
  /** Offer of one visit for what is due; shown before its doses. */
  readonly visit?: ReactNode;
  /** Shown last. */
  readonly children?: ReactNode;
}

const NONE: readonly Appointment[] = [];

/** A plan: overdue doses, doses that can be given now, upcoming doses. */
export function PlanView(props: PlanViewProps) {
  const { name, birthday, today, doses, suggestions, onBook, onDecline, onAdministered } = props;
  const { booked = NONE, question, visit, children } = props;
  const appointments = useMemo(() => appointmentsOf(doses, booked), [doses, booked]);
  const isSecond = useSecondStep();
  const t = useText(PLAN_MESSAGES);
  const dates = useDateText();
  const print = printPage();
  const late = dosesOf(doses, 'overdue');
  const due = dosesOf(doses, 'due');
  const card = (dose: PlannedDose) => (
    <DoseCard
      key={dose.id}
      dose={dose}
      onBook={onBook}
      onAdministered={onAdministered}
      appointment={appointments.get(dose.id)}
    />
  );
  return (
    <View>
      <Optional>
        {print ? (
          <View className="ui-print-only">
            {t('printed', { birthday: dates.birthday(birthday), today: dates.dayOfYear(today) })}
          </View>
        ) : null}
      </Optional>
      <PlanLead
        name={name}
        birthday={birthday}
        today={today}
        doses={doses}
        appointments={appointments}
      >
        {question}
      </PlanLead>
      <Optional>{visit}</Optional>
      <Optional>
        {late.length > 0 ? (
          <Section title={t('overdue')} note={t('overdueNote')}>
            {late.map(card)}
          </Section>
        ) : null}
      </Optional>
      <Optional>
        {due.length > 0 ? <Section title={t('due')}>{due.map(card)}</Section> : null}
      </Optional>
      <Optional>
        {isSecond ? (
          <View>
            <UnknownList
              doses={doses}
              appointments={appointments}
              onAdministered={onAdministered}
            />
            <ComingList doses={doses} today={today} appointments={appointments} onBook={onBook} />
            <HoldList doses={doses} />
            <SuggestionList
              items={suggestions}
              booked={booked}
              onBook={onBook}
              onDecline={onDecline}
            />
            {isGrown(birthday, today) ? null : <OtherList doses={doses} />}
            {children}
            {print ? (
              <Button block kind="secondary" icon="file-text" onPress={print}>
                {t('print')}
              </Button>
            ) : null}
          </View>
        ) : null}
      </Optional>
    </View>
  );
}

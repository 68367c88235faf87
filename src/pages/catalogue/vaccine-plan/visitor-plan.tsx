import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { agesToNote, planKnowing, withMissing } from '@contract/plan/history-rules';
import { isGrown } from '@contract/plan/programme-age-rules';
import { suggestionsFor } from '@contract/plan/suggestion-rules';
import { askedOnly } from '@contract/health/profile-rules';
import { goToLogin } from '@/shared/session/go-to-login';
import { PlanView } from '@/features/doses/plan/components/plan-view';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import { usePlanChoice } from '@/features/doses/plan/store';
import { useHistoryText } from '@/features/doses/plan/use-history-text';
import { changeVisitorPlan, useVisitorPlan } from '@/features/doses/plan/visitor-plan';
import { useToday } from '@/http/hooks/use-today';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';
import { VisitorHealth } from './visitor-health';

function usePlanned(today: string) {
  const { birthday, sex, assumedUpTo } = useVisitorPlan();
  const { health } = usePlanChoice();
  return useMemo(() => {
    if (birthday === '' || birthday > today || sex === null) return null;
    // Answers about another birthday or sex stay in the memory, and those that are not asked now count for nothing.
    const whose = { birthday, sex };
    const person = { ...whose, health: askedOnly(health, whose, today) };
    const taken =
      typeof assumedUpTo === 'number' ? withMissing(person, [], assumedUpTo, today) : [];
    return {
      whose,
      doses: planKnowing(person, taken, today, assumedUpTo !== ''),
      suggestions: suggestionsFor(person, [], today),
      ages: isGrown(birthday, today) ? [] : agesToNote(person, [], today),
    };
  }, [birthday, sex, assumedUpTo, health, today]);
}

/** A one-off plan for a birthday, computed on the device by the provider’s rules. */
export function VisitorPlan() {
  const t = useText(PLAN_MESSAGES);
  const title = usePageTitle('vaccinePlan');
  const { birthday } = useVisitorPlan();
  const today = useToday();
  const plan = usePlanned(today);
  return (
    <Page
      title={title}
      footer={
        <Button block kind="secondary" icon="users" onPress={() => void goToLogin()}>
          {t('login')}
        </Button>
      }
    >
      <View className={`${styles.ask} ui-print-none`}>
        <VisitorFacts today={today} ages={plan?.ages ?? []} />
        <Optional>{plan ? <VisitorHealth person={plan.whose} today={today} /> : null}</Optional>
      </View>
      <Optional>
        {plan ? (
          <View>
            <View className={styles.part}>
              <NoticeBar tone="warning">{t('visitorRecords')}</NoticeBar>
            </View>
            <PlanView
              name={null}
              birthday={birthday}
              today={today}
              doses={plan.doses}
              suggestions={plan.suggestions}
            />
          </View>
        ) : null}
      </Optional>
    </Page>
  );
}

interface VisitorFactsProps {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Ages in months up to which doses may have been administered. */
  readonly ages: readonly number[];
}

/** For whom the plan is: birthday, sex, and up to which age doses were administered. */
function VisitorFacts({ today, ages }: VisitorFactsProps) {
  const t = useText(PLAN_MESSAGES);
  const history = useText(HISTORY_MESSAGES);
  const words = useHistoryText();
  const { birthday, sex, assumedUpTo } = useVisitorPlan();
  return (
    <Section title={t('visitor')} note={t('visitorText')}>
      <PickerField
        mode="date"
        label={t('birthday')}
        value={birthday}
        min={EARLIEST_BIRTHDAY}
        max={today}
        onChange={(value) => changeVisitorPlan({ birthday: value })}
      />
      <RadioGroup<'1' | '2'>
        label={t('sex')}
        shape="chips"
        value={sex === null ? undefined : sex === 1 ? '1' : '2'}
        options={[
          { value: '1', label: t('boy') },
          { value: '2', label: t('girl') },
        ]}
        onChange={(value) => changeVisitorPlan({ sex: value === '1' ? 1 : 2 })}
      />
      <Optional>
        {ages.length > 0 ? (
          <PickerField
            mode="select"
            label={history('givenSoFar')}
            value={String(assumedUpTo)}
            hint={assumedUpTo === '' ? history('visitorUnknown') : undefined}
            options={[
              { value: 'none', label: history('givenNone') },
              ...ages.map((age) => ({ value: String(age), label: words.upTo(age) })),
            ]}
            onChange={(value) =>
              changeVisitorPlan({ assumedUpTo: value === 'none' ? 'none' : Number(value) })
            }
          />
        ) : null}
      </Optional>
    </Section>
  );
}

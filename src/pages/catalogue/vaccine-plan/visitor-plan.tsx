import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { agesToNote, planKnowing, withMissing } from '@contract/plan/history-rules';
import { isGrown } from '@contract/plan/programme-age-rules';
import { suggestionsFor } from '@contract/plan/suggestion-rules';
import { askedOnly } from '@contract/health/profile-rules';
import { goToLogin } from '@/shared/session/go-to-login';
import { PlanView } from '@/features/doses/plan/components/plan-view';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import {
  agreeToVisitorPlan,
  asksSex,
  changeVisitorPlan,
  useVisitorPlan,
} from '@/features/doses/plan/visitor-plan';
import { dueCodes } from '@/features/booking/due-visit/due-visit-rules';
import { useToday } from '@/http/hooks/use-today';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { RadioGroup } from '@/ui/choice/radio-group';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';
import { GivenField } from './given-field';
import { PaidLink } from './paid-link';
import { VisitorHealth } from './visitor-health';
import { VISITOR_MESSAGES } from './visitor-messages';

/** Of a child for whom it makes no difference yet. */
const ANY_SEX = 1;

function usePlanned(today: string) {
  const { birthday, sex, assumedUpTo } = useVisitorPlan();
  const { health } = usePlanChoice();
  return useMemo(() => {
    if (birthday === '' || birthday > today || (sex === null && asksSex(birthday, today)))
      return null;
    // Answers about another birthday or sex stay in the memory, and those that are not asked now count for nothing.
    const whose = { birthday, sex: sex ?? ANY_SEX };
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
  const dueCount = plan ? dueCodes(plan.doses, []).length : 0;
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
              visit={dueCount > 0 ? <BookDue count={dueCount} /> : null}
            />
            <PaidLink birthday={birthday} today={today} />
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
      <Optional>
        {birthday !== '' && asksSex(birthday, today) ? (
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
        ) : null}
      </Optional>
      <Optional>
        {ages.length > 0 ? (
          <GivenField
            key={birthday}
            ages={ages}
            value={assumedUpTo}
            onChange={(value) => changeVisitorPlan({ assumedUpTo: value })}
          />
        ) : null}
      </Optional>
    </Section>
  );
}

const book = async (): Promise<void> => {
  await agreeToVisitorPlan();
  choosePlan({ visitRequest: 'wanted' });
  await goToLogin();
};

/** What is due now, and the way to book it: the sign-in, the member's form, then the clinics. */
function BookDue({ count }: { readonly count: number }) {
  const t = useText(VISITOR_MESSAGES);
  return (
    <Card tone="accent">
      <View className={styles.offer} {...semantics({ role: 'heading', level: 2 })}>
        {count > 1 ? t('bookTitle', { count }) : t('bookTitleOne')}
      </View>
      <View>{t('bookText')}</View>
      <View className={styles.offerActs}>
        <Button block icon="calendar-plus" onPress={() => void book()}>
          {t('book')}
        </Button>
      </View>
    </Card>
  );
}

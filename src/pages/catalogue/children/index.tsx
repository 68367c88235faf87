import { View } from '@tarojs/components';
import { vaccineCodeOf } from '@contract/plan/schedule-rules';
import type { ScheduledDose, Series } from '@contract/plan/schedule-rules';
import { ageSteps } from '@/features/plan/children-rules';
import { PLAN_MESSAGES } from '@/features/plan/messages';
import type { SearchedVaccine } from '@/features/plan/names';
import { useSecondStep } from '@/features/plan/use-second-step';
import { findVaccine, usePlanText } from '@/features/plan/use-plan-text';
import { brandName } from '@/features/plan/view-rules';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';

const STEPS = ageSteps();
/** Ages in the first render. */
const FIRST_STEPS = 6;

/** Children’s vaccines by age, free and paid; each opens the vaccines of its kind. */
export default function Children() {
  const t = useText(PLAN_MESSAGES);
  const title = usePageTitle('children');
  const words = usePlanText();
  const isSecond = useSecondStep();
  const noteOf = ({ sex }: Series, { before, beforeDays }: ScheduledDose): string =>
    [
      sex === undefined ? '' : t('girls'),
      beforeDays === undefined ? '' : t('completeDays'),
      before === undefined ? '' : t('completeAt', { age: words.ageOf(before) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Page title={title}>
      <CellGroup>
        <Cell
          icon="calendar-check"
          title={t('toPlan')}
          note={t('toPlanNote')}
          onPress={() => void navigate.to('vaccinePlan')}
        />
      </CellGroup>
      <NoticeBar title={t('childrenLead')}>{t('childrenText')}</NoticeBar>
      <View>
        {(isSecond ? STEPS : STEPS.slice(0, FIRST_STEPS)).map(({ age, free, paid }) => (
          <CellGroup key={age} title={words.ageOf(age)}>
            {free.map(({ series, dose }) => {
              const code = vaccineCodeOf(series, dose);
              const place = { series: series.code, code, doseNo: dose.doseNo };
              return (
                <Cell
                  key={dose.id}
                  title={words.doseOf(place)}
                  note={noteOf(series, dose)}
                  value={t('tagFree')}
                  onPress={() => findVaccine(brandName(place) as SearchedVaccine, 'free')}
                />
              );
            })}
            {paid.map(({ code }) => (
              <Cell
                key={code}
                title={words.nameOf(code)}
                note={t('paidFrom')}
                value={t('tagPaid')}
                onPress={() => findVaccine(code, 'paid')}
              />
            ))}
          </CellGroup>
        ))}
      </View>
      <NoticeBar>{t('decides')}</NoticeBar>
    </Page>
  );
}

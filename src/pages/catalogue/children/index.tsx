import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import type { SearchedVaccine } from '@/features/doses/plan/names';
import { useSecondStep } from '@/features/doses/plan/use-second-step';
import { findVaccine, usePlanText } from '@/features/doses/plan/use-plan-text';
import { brandName } from '@/features/doses/plan/view-rules';
import { useOfflineCopy } from '@/http/hooks/use-offline-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';

type AgeStep = DataOf<'GET /vaccine/plan/ages.do'>[number];

/** Ages in the first render. */
const FIRST_STEPS = 6;

/** Children’s vaccines by age, free and paid; each opens the vaccines of its kind. */
export default function Children() {
  const t = useText(PLAN_MESSAGES);
  const title = usePageTitle('children');
  const ages = useServer('GET /vaccine/plan/ages.do', {});
  const { data, receivedAt } = useOfflineCopy('ages', ages);
  const { error } = ages;
  const retry = (): void => void ages.refresh();
  if (!data) {
    const problem = error && { title: t('childrenFailed'), reason: error.msg, onRetry: retry };
    return <Page title={title} loading="text" error={problem} />;
  }
  return (
    <Page title={title}>
      <StaleNote error={error} receivedAt={receivedAt} onRetry={retry} />
      <CellGroup>
        <Cell
          icon="calendar-check"
          title={t('toPlan')}
          note={t('toPlanNote')}
          onPress={() => void navigate.to('vaccinePlan')}
        />
      </CellGroup>
      <NoticeBar title={t('childrenLead')}>{t('childrenText')}</NoticeBar>
      <AgeList ages={data} />
      <NoticeBar>{t('decides')}</NoticeBar>
    </Page>
  );
}

function AgeList({ ages }: { readonly ages: readonly AgeStep[] }) {
  const t = useText(PLAN_MESSAGES);
  const words = usePlanText();
  const isSecond = useSecondStep();
  const limitOf = ({ late }: AgeStep['free'][number]): string => {
    if (late === null) return '';
    return late.months === 0
      ? t('completeDays')
      : t('completeAt', { age: words.ageOf(late.months) });
  };
  return (
    <View>
      {(isSecond ? ages : ages.slice(0, FIRST_STEPS)).map(({ age, free, paid }) => (
        <CellGroup key={age} title={words.ageOf(age)}>
          {free.map((dose) => (
            <Cell
              key={dose.id}
              title={words.doseOf(dose)}
              note={[dose.isForGirls ? t('girls') : '', limitOf(dose)].filter(Boolean).join(' · ')}
              value={t('tagFree')}
              onPress={() => findVaccine(brandName(dose) as SearchedVaccine, 'free')}
            />
          ))}
          {paid.map((code) => (
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
  );
}

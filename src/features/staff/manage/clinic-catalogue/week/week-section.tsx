import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { PickerField } from '@/ui/field/picker-field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Empty } from '@/ui/state/empty';
import { CatalogueFrame } from '../catalogue-frame';
import { CATALOGUE_MESSAGES } from '../catalogue-messages';
import { ChangeSheet } from '../change-sheet';
import { useClinicChange } from '../use-clinic-change';
import { useClinicDraft } from '../use-clinic-draft';
import { useSavedToast } from '../use-saved-toast';
import { HoursWeek } from './hours-week';
import { SlotsWeek } from './slots-week';
import { editsOf, groupsOf, NO_CHANGE } from './week-draft-rules';
import type { WeekDraft } from './week-draft-rules';
import { WEEK_MESSAGES } from './week-messages';
import styles from '../catalogue.module.scss';

/** Opening hours of a clinic and its slots, week by week. */
export const WeekSection = ({ depaCode }: { readonly depaCode: string }) => (
  <CatalogueFrame depaCode={depaCode}>
    {(catalogue) => <Week depaCode={depaCode} catalogue={catalogue} />}
  </CatalogueFrame>
);

interface WeekProps {
  readonly depaCode: string;
  readonly catalogue: ClinicCatalogue;
}

function Week({ depaCode, catalogue }: WeekProps) {
  const t = useText(WEEK_MESSAGES);
  const own = useText(CATALOGUE_MESSAGES);
  const [draft, keep] = useClinicDraft<WeekDraft>(depaCode, 'week');
  const say = useSavedToast();
  const change = useClinicChange(depaCode, catalogue.base, (saved) => {
    keep(null);
    say(saved);
  });
  const week = draft ?? NO_CHANGE;
  return (
    <View>
      {draft ? <NoticeBar tone="warning">{t('unsaved')}</NoticeBar> : null}
      <Refusal title={own('failed')} reason={change.problem} />
      <View className={styles.buttons}>
        <Button
          loading={change.busy}
          disabled={!draft}
          onPress={() => void change.show(editsOf(week))}
        >
          {own('preview')}
        </Button>
        {draft ? (
          <Button kind="text" onPress={() => keep(null)}>
            {t('discard')}
          </Button>
        ) : null}
      </View>
      <View className={styles.head} {...semantics({ role: 'heading', level: 2 })}>
        {t('hours')}
      </View>
      <View className={styles.note}>{t('keys')}</View>
      <HoursWeek
        hours={week.hours ?? catalogue.hours}
        onHours={(hours) => keep({ ...week, hours })}
      />
      <View className={styles.head} {...semantics({ role: 'heading', level: 2 })}>
        {t('slots')}
      </View>
      <Slots catalogue={catalogue} week={week} onWeek={keep} />
      <ChangeSheet key={change.asked?.preview.digest} change={change} />
    </View>
  );
}

interface SlotsProps {
  readonly catalogue: ClinicCatalogue;
  readonly week: WeekDraft;
  readonly onWeek: (week: WeekDraft) => void;
}

function Slots({ catalogue, week, onWeek }: SlotsProps) {
  const t = useText(WEEK_MESSAGES);
  const groups = groupsOf(catalogue);
  const [chosen, setChosen] = useState(0);
  const names = new Map(catalogue.products.map(({ productId, name }) => [productId, name]));
  const productIds = groups[chosen] ?? groups[0];
  if (!productIds)
    return <Empty icon="syringe" title={t('noProducts')} text={t('noProductsText')} />;
  return (
    <>
      <PickerField
        mode="select"
        label={t('of')}
        value={String(chosen)}
        options={groups.map((ids, index) => ({
          value: String(index),
          label: ids.map((id) => names.get(id) ?? id).join('、'),
        }))}
        onChange={(index) => setChosen(Number(index))}
      />
      <SlotsWeek catalogue={catalogue} week={week} productIds={productIds} onWeek={onWeek} />
    </>
  );
}

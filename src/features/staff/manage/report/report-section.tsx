import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ClinicReport } from '@contract/manage/report-endpoints';
import { REPORT_GROUPS } from '@contract/manage/report-rules';
import type { ReportGroup } from '@contract/manage/report-rules';
import { addDays } from '@contract/time/day-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { printPage } from '@/platform/print';
import { Button } from '@/ui/button/button';
import { PickerField } from '@/ui/field/picker-field';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import '@/ui/print/print-styles';
import { useManageData } from '../use-manage-data';
import { REPORT_MESSAGES } from './report-messages';
import { ReportTable } from './report-table';
import { reportTables } from './report-tables-rules';
import styles from './report.module.scss';

/** Days that are shown at first, today's the last. */
const DAYS_AT_FIRST = 30;

interface Choice {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly group: ReportGroup;
  /** '': all. */
  readonly productId: string;
}

/** Reports of a clinic, or of all clinics. */
export function ReportSection({ depaCode }: { readonly depaCode: string | null }) {
  const t = useText(REPORT_MESSAGES);
  const [choice, setChoice] = useState<Choice>(() => {
    const lastDay = serverToday();
    const firstDay = addDays(lastDay, 1 - DAYS_AT_FIRST);
    return { firstDay, lastDay, group: 'day', productId: '' };
  });
  const { productId, ...days } = choice;
  const { data, error, refresh } = useManageData('GET /manage/report.do', {
    ...days,
    ...(depaCode !== null && { depaCode }),
    ...(productId !== '' && { productId }),
  });
  return (
    <View>
      <Choices choice={choice} products={data?.products ?? []} onChoose={setChoice} />
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={6} /> : null}
      {data ? <Tables report={data} choice={choice} /> : null}
    </View>
  );
}

interface ChoicesProps {
  readonly choice: Choice;
  readonly products: ClinicReport['products'];
  readonly onChoose: (choice: Choice) => void;
}

function Choices({ choice, products, onChoose }: ChoicesProps) {
  const t = useText(REPORT_MESSAGES);
  const print = printPage();
  return (
    <View className={`${styles.choices} ui-print-none`}>
      <PickerField
        mode="date"
        label={t('firstDay')}
        value={choice.firstDay}
        onChange={(firstDay) => onChoose({ ...choice, firstDay })}
      />
      <PickerField
        mode="date"
        label={t('lastDay')}
        value={choice.lastDay}
        onChange={(lastDay) => onChoose({ ...choice, lastDay })}
      />
      <PickerField
        mode="select"
        label={t('group')}
        value={choice.group}
        options={REPORT_GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
        onChange={(group) => onChoose({ ...choice, group: group as ReportGroup })}
      />
      <PickerField
        mode="select"
        label={t('product')}
        value={choice.productId}
        placeholder={t('allProducts')}
        options={[
          { value: '', label: t('allProducts') },
          ...products.map(({ productId: value, name: label }) => ({ value, label })),
        ]}
        onChange={(productId) => onChoose({ ...choice, productId })}
      />
      {print ? (
        <Button kind="secondary" size="sm" icon="file-text" onPress={print}>
          {t('print')}
        </Button>
      ) : null}
    </View>
  );
}

const NOTES = [
  'noteSum',
  'noteCame',
  'noteGiven',
  'noteCancelled',
  'noteCapacity',
  'noteAges',
  'notePrivacy',
] as const;

function Tables({ report, choice }: { readonly report: ClinicReport; readonly choice: Choice }) {
  const t = useText(REPORT_MESSAGES);
  const { slots, waiting, ended, vaccinations } = report.incomplete;
  const fileName = ['report', report.depaCode ?? 'all', choice.firstDay, choice.lastDay].join('-');
  return (
    <View>
      {reportTables(report, choice.group, t)
        .filter(({ lines }) => lines.length > 0)
        .map((table) => (
          <ReportTable key={table.id} table={table} fileName={fileName} />
        ))}
      <View className={styles.note}>{t('waitingNow', report.waiting)}</View>
      {slots !== null ? (
        <View className={styles.note}>{t('incompleteSlots', { day: slots })}</View>
      ) : null}
      {waiting !== null ? (
        <View className={styles.note}>{t('incompleteWaiting', { day: waiting })}</View>
      ) : null}
      {ended !== null ? (
        <View className={styles.note}>{t('incompleteEnded', { day: ended })}</View>
      ) : null}
      {vaccinations !== null ? (
        <View className={styles.note}>{t('incompleteVaccinations', { day: vaccinations })}</View>
      ) : null}
      {NOTES.map((name) => (
        <View key={name} className={styles.note}>
          {t(name)}
        </View>
      ))}
    </View>
  );
}

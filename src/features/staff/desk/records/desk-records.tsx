import type { VaccinationRecord } from '@contract/desk/record-endpoints';
import { shanghaiClock, shanghaiDay } from '@contract/time/shanghai-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { DESK_MESSAGES } from '../messages';
import { RECORD_MESSAGES } from './record-messages';
import { deskSession } from '../session';
import { useDeskData } from '../use-desk-data';
import { DeskHandOver } from './desk-hand-over';
import type { Entry } from './desk-hand-over';

interface Props {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** An order of the person whose vaccinations are shown, instead of the day's. */
  readonly orderId?: string | undefined;
  readonly onBack: () => void;
}

/** The clinic's vaccinations of a day, or of a person. */
export function DeskRecords({ day, orderId, onBack }: Props) {
  return orderId === undefined ? (
    <DayRecords day={day} onBack={onBack} />
  ) : (
    <PersonRecords orderId={orderId} onBack={onBack} />
  );
}

function DayRecords({ day, onBack }: Pick<Props, 'day' | 'onBack'>) {
  const t = useText(RECORD_MESSAGES);
  const dates = useDateText();
  const answer = useDeskData('POST /desk/record/day.do', { day });
  const title = t('dayTitle', { day: dates.dayOfYear(day) });
  return <Records title={title} what={day} answer={answer} onBack={onBack} />;
}

function PersonRecords({ orderId, onBack }: Pick<Props, 'onBack'> & { readonly orderId: string }) {
  const t = useText(RECORD_MESSAGES);
  const answer = useDeskData('POST /desk/record/person.do', { orderId });
  const name = answer.data?.records[0]?.personName || t('removed');
  return (
    <Records title={t('personTitle', { name })} what={orderId} answer={answer} onBack={onBack} />
  );
}

/** The fields of a vaccination, in the sequence of the table's columns. */
function useEntries(): (record: VaccinationRecord) => readonly Entry[] {
  const t = useText(RECORD_MESSAGES);
  const people = useText(LINKMAN_MESSAGES);
  const desk = useText(DESK_MESSAGES);
  const clinic = deskSession.useSession(({ session }) => session?.staff.departmentName ?? '');
  return (record) => [
    [t('date'), shanghaiDay(record.doneAt)],
    [t('clock'), shanghaiClock(record.doneAt)],
    [t('name'), record.personName || t('removed')],
    [t('sex'), record.sex === null ? '' : people(`sex${record.sex}`)],
    [t('birthday'), record.birthday],
    [
      t('documentKind'),
      record.documentKind === null ? '' : people(`document${record.documentKind}`),
    ],
    [t('documentNumber'), record.documentNumber],
    [t('guardian'), record.guardianName],
    [t('mobile'), record.mobile],
    [t('vaccine'), record.productName],
    [t('dose'), record.doseLabel],
    [t('maker'), record.maker],
    [t('lot'), record.lot],
    [t('expiry'), record.expiry],
    [t('packCode'), record.packCode],
    [t('site'), record.site === null ? '' : desk(record.site)],
    [t('staff'), record.staffName],
    [t('clinic'), clinic],
    [t('reference'), record.reference],
  ];
}

interface RecordsProps extends Pick<Props, 'onBack'> {
  readonly title: string;
  /** What the file is named by. */
  readonly what: string;
  readonly answer: ReturnType<typeof useDeskData<'POST /desk/record/day.do'>>;
}

function Records({ title, what, answer: { data, error, refresh }, onBack }: RecordsProps) {
  const t = useText(RECORD_MESSAGES);
  const entriesOf = useEntries();
  const records = data?.records ?? [];
  const parts = records.map((record) => ({ key: record.orderId, entries: entriesOf(record) }));
  const [first] = parts;
  const head = first ? first.entries.map(([name]) => name) : [];
  const rows = parts.map(({ entries }) => entries.map(([, value]) => value));
  return (
    <DeskHandOver
      title={title}
      text={t('text')}
      fileName={t('fileName', { what })}
      lines={[head, ...rows]}
      parts={parts}
      onBack={onBack}
    >
      {data && !data.isComplete ? (
        <NoticeBar tone="warning">{t('incomplete', { count: records.length })}</NoticeBar>
      ) : null}
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {data && records.length === 0 ? <Empty icon="syringe" title={t('empty')} /> : null}
    </DeskHandOver>
  );
}

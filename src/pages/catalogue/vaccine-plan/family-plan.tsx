import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { PlanClinic } from '@contract/plan/endpoints';
import type { SuggestionCode } from '@contract/plan/suggestion-rules';
import { declineSuggestion } from '@/features/plan/api';
import { startPrefilled } from '@/features/booking/entry';
import { ClinicChoice } from '@/features/plan/components/clinic-choice';
import type { PlannedDose } from '@/features/plan/components/clinic-choice';
import { PlanView } from '@/features/plan/components/plan-view';
import { RecordList } from '@/features/plan/components/record-list';
import { HistoryPart } from '@/features/plan/components/history-part';
import { HISTORY_MESSAGES } from '@/features/plan/history-messages';
import { PLAN_MESSAGES } from '@/features/plan/messages';
import { choosePlan, usePlanChoice } from '@/features/plan/store';
import { useDoseHistory } from '@/features/plan/use-dose-history';
import { useRemoveDose } from '@/features/plan/use-remove-dose';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './index.module.scss';
import { useHistoryQuestion } from './use-history-question';
import { useNoteSheets } from './use-note-sheets';

const ENCRYPTED = { crypto: 'response' } as const;
const bookNothing = (): void => choosePlan({ asked: null });
const leave = (): void => choosePlan({ asked: null, notedOn: null });
const bookVaccine = (asked: string): void => choosePlan({ asked });
const book = ({ depaCode, productId }: PlanClinic, dose: PlannedDose): void =>
  void startPrefilled({ depaCode, productId }, dose);
const addPerson = (): void => void navigate.to('memberForm', { type: '3' });

/** The plans of a user’s family, one person at a time. */
export function FamilyPlan() {
  const t = useText(PLAN_MESSAGES);
  const title = usePageTitle('vaccinePlan');
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, ENCRYPTED);
  const chosen = usePlanChoice((state) => state.linkmanId);
  const asked = usePlanChoice((state) => state.asked);
  const notedOn = usePlanChoice((state) => state.notedOn);
  const person = people.data?.find(({ linkmanId }) => linkmanId === chosen) ?? people.data?.[0];
  const linkmanId = person?.linkmanId ?? '';
  const plan = useServer(
    linkmanId ? 'GET /vaccine/plan/detail.do' : null,
    { linkmanId },
    ENCRYPTED,
  );
  const { failure, forgetFailure, remove, question } = useRemoveDose();
  const { data } = plan;
  const history = useDoseHistory();
  const { note, noteDose, correct, noteAll, sheets } = useNoteSheets(data, history);
  const [historyQuestion, historyDialog] = useHistoryQuestion(data, history, noteAll);
  const said = useText(HISTORY_MESSAGES);
  // Mounted on first use: on mini-programs even a closed sheet has a cost.
  const [hasAsked, setAsked] = useState(false);
  if (asked !== null && !hasAsked) setAsked(true);
  useEffect(() => leave, []);
  const decline = useCallback(
    (code: SuggestionCode, declined: boolean): void =>
      void declineSuggestion(linkmanId, code, declined).catch(() => undefined),
    [linkmanId],
  );
  usePullToRefresh([people.refresh, plan.refresh]);

  const isFirst = !people.data && !people.error;
  // Renders both answers at once: on mini-programs each update is expensive.
  const waits = isFirst || (!!person && !plan.data && !plan.error && chosen === null);
  const selfReported =
    data?.taken.filter(({ day, source }) => day === notedOn && source === 'own') ?? [];
  return (
    <Page
      title={title}
      loading={waits ? 'list' : false}
      error={
        !people.data && people.error
          ? {
              title: t('peopleFailed'),
              reason: people.error.msg,
              onRetry: () => void people.refresh(),
            }
          : undefined
      }
      footer={
        data ? (
          <Button block icon="plus" kind={historyQuestion ? 'secondary' : 'primary'} onPress={note}>
            {t('add')}
          </Button>
        ) : null
      }
    >
      <Optional>
        {person ? null : (
          <Empty
            icon="users"
            title={t('noPeople')}
            text={t('noPeopleText')}
            action={{ text: t('addPerson'), onPress: addPerson }}
          />
        )}
      </Optional>
      <View className={`${styles.ask} ui-print-none`}>
        {people.data && people.data.length > 1 ? (
          <RadioGroup
            label={t('who')}
            shape="chips"
            value={linkmanId}
            options={people.data.map(({ linkmanId: value, name }) => ({ value, label: name }))}
            onChange={(value) => {
              history.forget();
              choosePlan({ linkmanId: value, asked: null, notedOn: null });
            }}
          />
        ) : null}
      </View>
      <View className={styles.part}>
        {history.notice ? (
          <NoticeBar
            tone="success"
            urgent
            onClose={history.forget}
            action={
              history.undoLast ? { text: said('undo'), onPress: history.undoLast } : undefined
            }
          >
            {history.notice}
          </NoticeBar>
        ) : history.failure ? (
          <NoticeBar tone="warning" urgent onClose={history.forget}>
            {history.failure}
          </NoticeBar>
        ) : null}
      </View>
      <View className={styles.part}>
        {failure ? (
          <NoticeBar tone="warning" onClose={forgetFailure} urgent>
            {failure}
          </NoticeBar>
        ) : null}
      </View>
      <Optional>
        {data && selfReported.length > 0 ? (
          <RecordList
            taken={selfReported}
            doses={data.doses}
            title={t('checkSelfReported')}
            onRemove={remove}
          />
        ) : null}
      </Optional>
      <Optional>
        {data ? (
          <PlanView
            key={linkmanId}
            {...data}
            question={historyQuestion}
            onBook={bookVaccine}
            onAdministered={noteDose}
            onDecline={decline}
          >
            <RecordList taken={data.taken} doses={data.doses} onRemove={remove} onCorrect={correct}>
              <HistoryPart plan={data} history={history} onBulk={noteAll} />
            </RecordList>
          </PlanView>
        ) : plan.error ? (
          <ErrorBlock
            title={t('loadFailed')}
            reason={plan.error.msg}
            onRetry={() => void plan.refresh()}
          />
        ) : person ? (
          <Skeleton shape="list" count={3} />
        ) : null}
      </Optional>
      {sheets}
      <Optional>
        {hasAsked && data ? (
          <ClinicChoice plan={data} code={asked} onBook={book} onClose={bookNothing} />
        ) : null}
      </Optional>
      {question}
      {historyDialog}
    </Page>
  );
}

import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { Plan, PlanClinic } from '@contract/plan/endpoints';
import type { SuggestionCode } from '@contract/plan/suggestion-code-rules';
import { declineSuggestion } from '@/features/doses/plan/api';
import { DueVisitCard } from '@/features/booking/due-visit/components/due-visit-card';
import { dueCodes } from '@/features/booking/due-visit/due-visit-rules';
import { startPrefilled } from '@/features/booking/submission/entry';
import { FollowUpHistory } from '@/features/aftercare/follow-up/components/history-part';
import { useAddedMember } from '@/features/people/family-member/saved-member';
import { HealthLink } from '@/features/doses/health-profile/components/health-link';
import { ClinicChoice } from '@/features/doses/plan/components/clinic-choice';
import type { PlannedDose } from '@/features/doses/plan/components/clinic-choice';
import { PlanView } from '@/features/doses/plan/components/plan-view';
import { RecordList } from '@/features/doses/plan/components/record-list';
import type { RecordListProps } from '@/features/doses/plan/components/record-list';
import { HistoryPart } from '@/features/doses/plan/components/history-part';
import { PLAN_MESSAGES } from '@/features/doses/plan/messages';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import { useDoseHistory } from '@/features/doses/plan/use-dose-history';
import { useRemoveDose } from '@/features/doses/plan/use-remove-dose';
import { loadState } from '@/http/hooks/load-state';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { AsOf } from '@/ui/notice/as-of';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Columns } from '@/ui/columns/columns';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './index.module.scss';
import { HistoryNotice } from './history-notice';
import { PaidLink } from './paid-link';
import { useFamilyPlan } from './use-family-plan';
import { useHistoryQuestion } from './use-history-question';
import { useNoteSheets } from './use-note-sheets';
import { useWantedVisit } from './use-wanted-visit';
import { useVisitorOffer, VisitorOffer } from './visitor-offer';

const leave = (): void =>
  choosePlan({ asked: null, visitOf: null, notedOn: null, toReport: null, usualTried: [] });
const bookVaccine = (asked: string): void => choosePlan({ asked });
const book = ({ depaCode, productId }: PlanClinic, dose: PlannedDose): void =>
  void startPrefilled({ depaCode, productId }, dose);
const addPerson = (): void => void navigate.to('memberForm', { type: '3' });

const useDecline = (linkmanId: string) =>
  useCallback(
    (code: SuggestionCode, declined: boolean): void =>
      void declineSuggestion(linkmanId, code, declined).catch(() => undefined),
    [linkmanId],
  );

/** The plans of a user’s family, one person at a time. */
export function FamilyPlan() {
  const t = useText(PLAN_MESSAGES);
  const title = usePageTitle('vaccinePlan');
  const { people, family, person, isShared, plan, isWaiting } = useFamilyPlan();
  const linkmanId = person?.linkmanId ?? '';
  const everyone = family ?? [];
  const offer = useVisitorOffer(people.data);
  const { failure, forgetFailure, remove, question } = useRemoveDose();
  const { data } = plan;
  const history = useDoseHistory();
  const { note, noteDose, correct, noteAll, sheets } = useNoteSheets(data, history);
  const [historyQuestion, historyDialog] = useHistoryQuestion(data, history, noteAll);
  useEffect(() => leave, []);
  const decline = useDecline(linkmanId);
  const choose = (value: string): void => {
    history.forget();
    choosePlan({ linkmanId: value, asked: null, notedOn: null, usualTried: [] });
  };
  const chooseAdded = useWantedVisit(offer, choose);
  useAddedMember('vaccinePlan', people.data, chooseAdded);
  usePullToRefresh([people.refresh, plan.refresh]);

  return (
    <Page
      title={title}
      layout={everyone.length > 1 ? 'wide' : undefined}
      loading={isWaiting ? 'list' : false}
      error={loadState({ ...people, data: family }, t('peopleFailed')).error}
      footer={
        data ? (
          <AddDose isSecond={!!historyQuestion} disabled={plan.isStored} onPress={note} />
        ) : null
      }
    >
      <AsOf at={plan.asOf} onRetry={() => void Promise.all([people.refresh(), plan.refresh()])} />
      <Beginning offer={offer} hasPeople={!!person} />
      <Columns
        kind="first"
        side={<PersonChoice people={everyone} chosen={linkmanId} onChoose={choose} />}
      >
        <HistoryNotice history={history} />
        <Failure text={failure} onClose={forgetFailure} />
        <Optional>{data ? <JustReported plan={data} onRemove={remove} /> : null}</Optional>
        <Optional>
          {data ? (
            <PlanView
              key={linkmanId}
              {...data}
              question={historyQuestion}
              visit={<OneVisit plan={data} />}
              onBook={bookVaccine}
              onAdministered={noteDose}
              onDecline={decline}
            >
              <RecordList
                taken={data.taken}
                doses={data.doses}
                onRemove={remove}
                onCorrect={correct}
                onAll={() => void navigate.to('doseHistory', { linkmanId })}
              >
                <HistoryPart plan={data} history={history} onBulk={noteAll} />
              </RecordList>
            </PlanView>
          ) : person ? (
            <NotYet plan={plan} />
          ) : null}
        </Optional>
        <Optional>{data ? <PaidLink {...data} /> : null}</Optional>
        <Optional>
          {data && !isShared ? <Further key={linkmanId} {...{ linkmanId }} /> : null}
        </Optional>
      </Columns>
      {sheets}
      <Optional>{data ? <ClinicPart plan={data} /> : null}</Optional>
      {question}
      {historyDialog}
    </Page>
  );
}

/** What else there is about the person. */
function Further({ linkmanId }: { readonly linkmanId: string }) {
  return (
    <>
      <HealthLink linkmanId={linkmanId} />
      <FollowUpHistory linkmanId={linkmanId} />
    </>
  );
}

/** Why a report could not be removed. */
function Failure({
  text,
  onClose,
}: {
  readonly text: string | null;
  readonly onClose: () => void;
}) {
  return (
    <View className={styles.part}>
      {text ? (
        <NoticeBar tone="warning" onClose={onClose} urgent>
          {text}
        </NoticeBar>
      ) : null}
    </View>
  );
}

/** Everything that is due, where that is more than one vaccine. */
function OneVisit({ plan }: { readonly plan: Plan }) {
  const { linkmanId, today } = plan;
  const isOpen = usePlanChoice(({ visitOf }) => visitOf === linkmanId);
  const codes = dueCodes(
    plan.doses,
    plan.booked.map(({ code }) => code),
  );
  const only = codes.length === 1 ? codes[0] : undefined;
  useEffect(() => {
    if (isOpen && only !== undefined) choosePlan({ visitOf: null, asked: only });
  }, [isOpen, only]);
  return codes.length > 1 ? (
    <DueVisitCard
      {...{ linkmanId, today, isOpen }}
      count={codes.length}
      onOpen={() => choosePlan({ visitOf: linkmanId })}
      onClose={() => choosePlan({ visitOf: null })}
    />
  ) : null;
}

/** Instead of a plan that has not come. */
function NotYet({ plan }: { readonly plan: ReturnType<typeof useFamilyPlan>['plan'] }) {
  const t = useText(PLAN_MESSAGES);
  if (!plan.error) return <Skeleton shape="list" count={3} />;
  const retry = (): void => void plan.refresh();
  return <ErrorBlock title={t('loadFailed')} reason={plan.error.msg} onRetry={retry} />;
}

interface AddDoseProps {
  /** The page asks something more important. */
  readonly isSecond: boolean;
  /** The plan is read from the device: nothing can be added without a network. */
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function AddDose({ isSecond, disabled, onPress }: AddDoseProps) {
  const t = useText(PLAN_MESSAGES);
  const kind = isSecond ? 'secondary' : 'primary';
  return (
    <Button block icon="plus" kind={kind} disabled={disabled} onPress={onPress}>
      {t('add')}
    </Button>
  );
}

/** The choice of a clinic. Mounted on first use: on mini-programs even a closed sheet has a cost. */
function ClinicPart({ plan }: { readonly plan: Plan }) {
  const asked = usePlanChoice((state) => state.asked);
  const tried = usePlanChoice((state) => state.usualTried);
  const [hasAsked, setAsked] = useState(false);
  if (asked !== null && !hasAsked) setAsked(true);
  const close = (): void =>
    choosePlan({ asked: null, usualTried: asked === null ? tried : [...tried, asked] });
  return hasAsked ? (
    <ClinicChoice
      plan={plan}
      code={asked}
      prefersUsual={asked !== null && !tried.includes(asked)}
      onBook={book}
      onClose={close}
    />
  ) : null;
}

interface JustReportedProps {
  readonly plan: Plan;
  readonly onRemove: RecordListProps['onRemove'];
}

/** Doses reported on the day that a link names, to check them. */
function JustReported({ plan, onRemove }: JustReportedProps) {
  const t = useText(PLAN_MESSAGES);
  const notedOn = usePlanChoice((state) => state.notedOn);
  const taken = plan.taken.filter(({ day, source }) => day === notedOn && source === 'own');
  return taken.length > 0 ? (
    <RecordList
      taken={taken}
      doses={plan.doses}
      title={t('checkSelfReported')}
      onRemove={onRemove}
    />
  ) : null;
}

interface BeginningProps {
  readonly offer: ReturnType<typeof useVisitorOffer>;
  readonly hasPeople: boolean;
}

/** What was entered before the sign-in, to be added; without that and without a family, how to begin. */
function Beginning({ offer, hasPeople }: BeginningProps) {
  return (
    <View className={styles.part}>
      {offer !== undefined ? (
        <VisitorOffer key={offer?.linkmanId} same={offer} />
      ) : hasPeople ? null : (
        <NoPeople />
      )}
    </View>
  );
}

function NoPeople() {
  const t = useText(PLAN_MESSAGES);
  return (
    <Empty
      icon="users"
      title={t('noPeople')}
      text={t('noPeopleText')}
      action={{ text: t('addPerson'), onPress: addPerson }}
    />
  );
}

interface PersonChoiceProps {
  readonly people: readonly Pick<LinkmanCard, 'linkmanId' | 'name'>[];
  readonly chosen: string;
  readonly onChoose: (linkmanId: string) => void;
}

/** Whose plan is shown. */
function PersonChoice({ people, chosen, onChoose }: PersonChoiceProps) {
  const t = useText(PLAN_MESSAGES);
  return (
    <View className={`${styles.ask} ui-print-none`}>
      {people.length > 1 ? (
        <RadioGroup
          label={t('who')}
          shape="chips"
          value={chosen}
          options={people.map(({ linkmanId: value, name }) => ({ value, label: name }))}
          onChange={onChoose}
        />
      ) : null}
    </View>
  );
}

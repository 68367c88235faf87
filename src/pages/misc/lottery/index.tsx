import type { LotteryCard } from '@contract/lottery/endpoints';
import { loginAndReturn } from '@/shared/session/go-to-login';
import { BY_THE_WAY, useIsUser } from '@/shared/session/use-is-user';
import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { ActivityHead } from '@/features/rewards/lottery/components/activity-head';
import { OwnPrizes } from '@/features/rewards/lottery/components/own-prizes';
import { PrizesList } from '@/features/rewards/lottery/components/prizes-list';
import { RulesPart } from '@/features/rewards/lottery/components/rules-part';
import { TicketsPart } from '@/features/rewards/lottery/components/tickets-part';
import { VerifyPart } from '@/features/rewards/lottery/components/verify-part';
import { WinnersList } from '@/features/rewards/lottery/components/winners-list';
import { LOTTERY_MESSAGES } from '@/features/rewards/lottery/messages';
import { useLottery } from '@/features/rewards/lottery/use-lottery';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { FailedPart } from '@/ui/notice/failed-part';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';

const SEALED = { ...BY_THE_WAY, crypto: 'response' } as const;
const isSettled = ({ data, error }: ServerData<unknown>): boolean =>
  data !== undefined || error !== undefined;
const openActivity = ({ activityId }: LotteryCard): void =>
  void navigate.to('lottery', { activityId });

interface FailedProps {
  readonly title: string;
  readonly call: ServerData<unknown>;
}

/** Instead of what is the reader's own: that it is not shown must not look as if they had none. */
const Failed = ({ title, call: { error, refresh } }: FailedProps) =>
  error ? <FailedPart title={title} reason={error.msg} onRetry={() => void refresh()} /> : null;

/**
 * A lottery activity (page type 11; query `activityId`, default the one that is open): prizes, odds, tickets, the
 * reader's prizes, winners, rules, and what lets anybody recompute its draw.
 */
export default function Lottery() {
  const t = useText(LOTTERY_MESSAGES);
  const title = usePageTitle('lottery');
  const { activityId: asked } = useRouteQuery();
  const isLogin = useIsUser();
  const activity = useServer('GET /lottery/activity/detail.do', asked ? { activityId: asked } : {});
  const { data } = activity;
  const list = useServer('GET /lottery/activity/list.do', {});
  const own = useServer(
    isLogin && data ? 'GET /lottery/ticket/mine.do' : null,
    { activityId: data?.activityId ?? '' },
    BY_THE_WAY,
  );
  const prizes = useServer(isLogin ? 'GET /lottery/prize/mine.do' : null, {}, SEALED);
  const [ask, question] = useConfirm();
  const { busy, refusal, get, claim } = useLottery(data, ask, () => void activity.refresh());
  // Shown at once and not in four steps, each of which would draw the page again.
  const isReady = isSettled(list) && (!isLogin || (isSettled(own) && isSettled(prizes)));
  if (!data || !isReady) {
    const { loading, error } = loadState(activity, t('loadFailed'));
    return <Page title={title} loading={loading || !error} error={error} />;
  }
  const query = { activityId: data.activityId };
  const others = list.data?.filter(({ activityId }) => activityId !== data.activityId) ?? [];
  return (
    <Page title={title}>
      <Refusal title={t('failed')} reason={refusal} />
      <ActivityHead activity={data} />
      {!isLogin ? null : prizes.data ? (
        <OwnPrizes prizes={prizes.data} busy={busy === 'claim'} onClaim={claim} />
      ) : (
        <Failed title={t('myPrizesFailed')} call={prizes} />
      )}
      {isLogin && !own.data ? (
        <Failed title={t('ticketsFailed')} call={own} />
      ) : data.state === 'open' || own.data?.count ? (
        <TicketsPart
          activity={data}
          own={own.data ?? null}
          busy={busy}
          onGet={(source) => void get(source)}
          onSignIn={() => void loginAndReturn('lottery', query)}
          onAddSelf={() => void openMemberForm('lottery', query)}
        />
      ) : null}
      <PrizesList activity={data} />
      {data.state === 'drawn' ? <WinnersList activity={data} /> : null}
      <VerifyPart activity={data} own={own.data} />
      <RulesPart rules={data.rules} />
      {others.length > 0 ? (
        <CellGroup title={t('others')}>
          {others.map((card) => (
            <Cell
              key={card.activityId}
              title={card.title}
              value={t(card.state)}
              onPress={() => openActivity(card)}
            />
          ))}
        </CellGroup>
      ) : null}
      {question}
    </Page>
  );
}

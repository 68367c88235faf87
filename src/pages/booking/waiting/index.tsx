import { useCallback, useRef, useState } from 'react';
import type { WaitlistEntry } from '@contract/waitlist/endpoints';
import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { leaveWaitlist, refreshOffers, refreshWaiting } from '@/features/booking/waitlist/api';
import { isOpen } from '@/features/booking/waitlist/open-offer';
import { WaitlistItem } from '@/features/booking/waitlist/components/waitlist-item';
import { WaitlistOfferCard } from '@/features/booking/waitlist/components/waitlist-offer-card';
import { WAITLIST_MESSAGES } from '@/features/booking/waitlist/messages';
import { isApiError } from '@/http/failure/api-error';
import { loadState } from '@/http/hooks/load-state';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { useConfirm } from '@/ui/popup/use-confirm';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { JoinFromLink } from './join-from-link';

/** The user's waiting-list entries and waiting-list offers. */
export default function Waiting() {
  const t = useText(WAITLIST_MESSAGES);
  const title = usePageTitle('waitingOffer');
  const query = useRouteQuery();
  const isLogin = useLoginGate('waitingOffer', query);
  const list = useServer(isLogin ? 'GET /subscribe/waiting/list.do' : null, {});
  const [ask, question] = useConfirm();
  const [expired, setExpired] = useState<'again' | 'last' | null>(null);
  const [problem, setProblem] = useState('');

  usePullToRefresh([list.refresh, refreshOffers]);
  const latest = useRef(list.data);
  latest.current = list.data;
  const onExpired = useCallback((holdId: string) => {
    const entry = latest.current?.find(({ offer }) => offer?.holdId === holdId);
    setExpired(entry && entry.offersMade >= MAX_OFFERS ? 'last' : 'again');
    void refreshWaiting();
  }, []);
  const leave = async (entry: WaitlistEntry): Promise<void> => {
    const sure = await ask({
      title: t('leaveTitle'),
      text:
        (isOpen(entry.offer) ? t('leaveOffered', { name: entry.linkmanName }) : '') +
        t('leaveText'),
      confirmText: t('leaveYes'),
    });
    if (!sure) return;
    setProblem('');
    await leaveWaitlist(entry.waitingId).catch((error: unknown) => {
      setProblem(isApiError(error) ? error.msg : t('leaveFailed'));
      void refreshWaiting();
    });
  };
  const entries = list.data ?? [];
  const offers = entries.flatMap(({ offer }) => (isOpen(offer) ? [offer] : []));
  const open = entries.filter(({ state }) => state === 'waiting');
  const past = entries.filter(({ state }) => state !== 'waiting');
  const items = (some: readonly WaitlistEntry[]) =>
    some.map((entry) => (
      <WaitlistItem key={entry.waitingId} entry={entry} onLeave={(one) => void leave(one)} />
    ));
  return (
    <Page title={title} {...loadState(list, t('loadFailed'))}>
      <Optional>
        {expired ? (
          <NoticeBar tone="warning" urgent>
            {t(expired === 'last' ? 'expiredLast' : 'expired', { most: MAX_OFFERS })}
          </NoticeBar>
        ) : null}
      </Optional>
      <Refusal title={t('leaveFailed')} reason={problem} />
      <Optional>
        {isLogin && query.vaccId ? <JoinFromLink productId={query.vaccId} query={query} /> : null}
      </Optional>
      <Optional>
        {offers.length > 0 ? (
          <Section title={t('offers')}>
            {offers.map((offer) => (
              <WaitlistOfferCard key={offer.holdId} offer={offer} onExpired={onExpired} />
            ))}
          </Section>
        ) : null}
      </Optional>
      {entries.length === 0 && !query.vaccId ? (
        <Empty
          icon="bell"
          title={t('empty')}
          text={t('emptyText')}
          action={{ text: t('find'), onPress: () => void navigate.to('vaccineList') }}
        />
      ) : null}
      {open.length > 0 ? <Section title={t('list')}>{items(open)}</Section> : null}
      {past.length > 0 ? <Section title={t('past')}>{items(past)}</Section> : null}
      {question}
    </Page>
  );
}

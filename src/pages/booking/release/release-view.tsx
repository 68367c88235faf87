import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import type { Release } from '@contract/release/endpoints';
import { isRunning } from '@contract/release/release-rules';
import { goToLogin } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { ReminderPart } from '@/features/service/reminder/components/reminder-part';
import { Countdown } from '@/features/booking/queue/components/countdown';
import { EntryForm } from '@/features/booking/queue/components/entry-form';
import { HowItWorks } from '@/features/booking/queue/components/how-it-works';
import { ReleaseCard } from '@/features/booking/queue/components/release-card';
import { TicketState } from '@/features/booking/queue/components/ticket-state';
import { RELEASE_MESSAGES } from '@/features/booking/queue/messages';
import { bookTurn } from '@/features/booking/queue/book-turn';
import { useQueue } from '@/features/booking/queue/use-queue';
import { serverNow } from '@/http/server-clock';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { TicketActions } from './ticket-actions';

export interface ReleaseViewProps {
  readonly title: string;
  readonly release: Release;
}

/** One release: countdown, joining the queue, queue position, and opening the form once admitted. */
export function ReleaseView({ title, release: listed }: ReleaseViewProps) {
  const t = useText(RELEASE_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const { releaseId } = listed;
  const { queue, failed, take, ask } = useQueue(isLogin ? releaseId : null);
  const { data: release = listed, refresh } = useServer('GET /subscribe/release/detail.do', {
    releaseId,
  });
  const ticket = queue?.ticket ?? null;
  const isOver = ticket !== null && !isRunning(ticket.state);
  // The queue is not asked about any more once the ticket has ended; the release goes on.
  const state = (isOver ? null : queue?.state) ?? release.state;
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, refresh]);
  const isIn = ticket !== null && ticket.state !== 'left' && ticket.state !== 'lapsed';

  const toForm = (): void => {
    if (ticket) bookTurn(release, ticket);
  };
  // Opens the form automatically when the ticket becomes admitted here; on a later visit there is a button.
  const before = useRef(ticket?.state);
  useEffect(() => {
    const came = before.current === 'inLine' || before.current === 'present';
    before.current = ticket?.state;
    if (came && ticket?.state === 'admitted') toForm();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opens the form once, when the state changes
  }, [ticket?.state]);

  return (
    <Page title={title}>
      <ReleaseCard release={{ ...release, state }} />
      <Optional>{failed ? <NoticeBar tone="warning">{t('offline')}</NoticeBar> : null}</Optional>
      <Optional>
        {ticket && queue ? (
          <TicketState release={release} queue={queue} ticket={ticket} onExpired={ask} />
        ) : null}
      </Optional>
      <Optional>
        {ticket ? (
          <TicketActions release={release} ticket={ticket} onBook={toForm} onLeft={ask} />
        ) : null}
      </Optional>
      <Optional>
        {ticket?.state === 'present' || ticket?.state === 'inLine' ? (
          <ReminderPart about="turn" />
        ) : null}
      </Optional>
      <Optional>
        {isIn || (isLogin && !queue) ? null : (
          <Before release={release} state={state} onExpired={() => void refresh()}>
            {isLogin ? (
              <EntryForm release={release} before={ticket?.people} onEntered={take} />
            ) : (
              <Button block onPress={() => void goToLogin()}>
                {t('signIn')}
              </Button>
            )}
          </Before>
        )}
      </Optional>
      <HowItWorks seedHash={release.seedHash} drawNumber={ticket?.drawNumber ?? null} />
    </Page>
  );
}

interface BeforeProps {
  readonly release: Release;
  readonly state: Release['state'];
  readonly onExpired: () => void;
  readonly children: React.ReactNode;
}

/** For users without a ticket: when the queue opens, then the button to join. */
function Before({ release, state, onExpired, children }: BeforeProps) {
  const t = useText(RELEASE_MESSAGES);
  const dates = useDateText();
  const { entryAt, releaseAt, depaCode } = release;
  if (state === 'ended')
    return (
      <NoticeBar
        title={t('ended')}
        action={{
          text: t('toClinic'),
          onPress: () => void navigate.to('departmentIndex', { depaCode }),
        }}
      >
        {t('endedText')}
      </NoticeBar>
    );
  const isEarly = serverNow() < entryAt;
  return (
    <View>
      <Optional>
        {state === 'announced' ? (
          <Countdown
            key={isEarly ? 'entry' : 'open'}
            label={t(isEarly ? 'untilEntry' : 'untilOpen')}
            until={isEarly ? entryAt : releaseAt}
            onExpired={onExpired}
          />
        ) : null}
      </Optional>
      {isEarly ? (
        <NoticeBar>{`${t('entryLater', { time: dates.dateTime(entryAt) })}${t('serverClock')}`}</NoticeBar>
      ) : (
        children
      )}
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Release, Ticket } from '@contract/release/endpoints';
import { isRunning } from '@contract/release/release-rules';
import { leaveQueue } from '@/features/booking/queue/api';
import { RELEASE_MESSAGES } from '@/features/booking/queue/messages';
import { startBooking } from '@/features/booking/submission/entry';
import { bookingQuery } from '@/features/booking/submission/target-query';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';

export interface TicketActionsProps {
  readonly release: Release;
  readonly ticket: Ticket;
  readonly onBook: () => void;
  readonly onLeft: () => void;
}

/** Actions for the ticket's current state; one main action. */
export function TicketActions({ release, ticket, onBook, onLeft }: TicketActionsProps) {
  const t = useText(RELEASE_MESSAGES);
  const [question, dialog] = useConfirm();
  const [problem, setProblem] = useState('');
  const leave = async (): Promise<void> => {
    const sure = await question({
      title: t('leaveAsk'),
      text: t('leaveText'),
      confirmText: t('leaveYes'),
    });
    if (!sure) return;
    setProblem('');
    await leaveQueue(release.releaseId).catch((error: unknown) =>
      setProblem(isApiError(error) ? error.msg : t('failed')),
    );
    onLeft();
  };
  const { state } = ticket;
  const isWaiting = state === 'present' || state === 'inLine';
  return (
    <View>
      {state === 'admitted' ? (
        <Button block onPress={onBook}>
          {t('book')}
        </Button>
      ) : null}
      {isWaiting ? (
        <Button block kind="secondary" icon="file-text" onPress={() => void startBooking(release)}>
          {t('readFirst')}
        </Button>
      ) : null}
      {state === 'used' ? (
        <Button block onPress={() => void navigate.to('orderList')}>
          {t('toOrders')}
        </Button>
      ) : null}
      {state === 'soldOut' || ticket.chance === 'unlikely' ? (
        <Button
          block
          kind={state === 'soldOut' ? 'primary' : 'secondary'}
          icon="bell"
          onPress={() => void navigate.to('waitingOffer', bookingQuery(release))}
        >
          {t('toWaiting')}
        </Button>
      ) : null}
      <Refusal reason={problem} />
      {isRunning(state) ? (
        <Button block kind="text" onPress={() => void leave()}>
          {t('leave')}
        </Button>
      ) : null}
      {dialog}
    </View>
  );
}

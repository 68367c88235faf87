import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { TakeBackEffect } from '@contract/desk/take-back-endpoints';
import { isCauseComplete } from '@contract/desk/take-back-rules';
import type { TakeBackOutcome, TakeBackReason } from '@contract/desk/take-back-rules';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { sentences } from '@/i18n/sentences';
import { useConfirm } from '@/ui/popup/use-confirm';
import { deskRequest } from './api';
import { TAKE_BACK_MESSAGES } from './take-back-messages';
import { useDeskData } from './use-desk-data';
import { useDeskStep } from './use-desk-step';
import type { textOf } from '@/i18n/messages';

type TakeBackText = ReturnType<typeof textOf<(typeof TAKE_BACK_MESSAGES)['zh-CN']>>;

/** What taking a dose back does, a sentence each. */
function takeBackLines(
  { order, notified, isFollowed }: TakeBackEffect,
  reason: TakeBackReason,
  t: TakeBackText,
): readonly string[] {
  return [
    t('uncounts', { name: order.personName }),
    t('revoked'),
    ...(isFollowed ? [t('unfollowed')] : []),
    t(notified > 0 ? 'notified' : 'noAccount'),
    ...(reason === 'wrongPerson' ? [t('recordRight')] : []),
    t('logged'),
  ];
}

/** Taking a recorded dose back: its input, and the question before it is sent. */
export interface TakeBackForm {
  readonly effect: ServerData<TakeBackEffect>;
  readonly reason: TakeBackReason | undefined;
  readonly setReason: (reason: TakeBackReason) => void;
  readonly note: string;
  readonly setNote: (note: string) => void;
  /** The chosen outcome; the usual one until there is a choice. */
  readonly outcome: TakeBackOutcome | undefined;
  readonly setOutcome: (outcome: TakeBackOutcome) => void;
  readonly busy: boolean;
  readonly problem: string | null;
  /** Says whom it concerns and what follows, asks, and sends it. */
  readonly go: () => void;
  readonly dialog: ReactNode;
}

/** @param onTaken called with the order as it is after it */
export function useTakeBack(
  { orderId }: Pick<DeskOrder, 'orderId'>,
  onTaken: (order: DeskOrder) => void,
): TakeBackForm {
  const t = useText(TAKE_BACK_MESSAGES);
  const effect = useDeskData('GET /desk/takeBackEffect.do', { orderId });
  const [reason, setReason] = useState<TakeBackReason>();
  const [note, setNote] = useState('');
  const [chosen, setOutcome] = useState<TakeBackOutcome>();
  const [ask, dialog] = useConfirm();
  const { busy, problem, setProblem, run } = useDeskStep();
  const { data } = effect;
  const outcome = chosen ?? data?.outcomes[0];

  const go = async (): Promise<void> => {
    if (!data || !outcome) return;
    if (!reason) return setProblem(t('reasonMissing'));
    if (!isCauseComplete({ reason, note })) return setProblem(t('noteMissing'));
    setProblem(null);
    const { personName: name, productName, doseLabel } = data.order;
    const sure = await ask({
      title: t('ask', { name, dose: `${productName} ${doseLabel}` }),
      text: sentences(takeBackLines(data, reason, t)),
      confirmText: t('confirm'),
      cancelText: t('keep'),
      tone: 'danger',
    });
    if (!sure) return;
    let after: DeskOrder | null = null;
    const { doneAt } = data;
    const done = await run(
      async () =>
        (after = await deskRequest('POST /desk/takeBack.do', {
          orderId,
          doneAt,
          reason,
          note: note.trim(),
          outcome,
        })),
      () => t('taken'),
    );
    if (done && after) onTaken(after);
  };
  return {
    effect,
    reason,
    setReason,
    note,
    setNote,
    outcome,
    setOutcome,
    busy,
    problem,
    go: () => void go(),
    dialog,
  };
}

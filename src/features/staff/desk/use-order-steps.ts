import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeskAction, DeskOrder } from '@contract/desk/desk-order';
import { isPackCode, isValidOn } from '@contract/desk/dose-detail-rules';
import { isLot } from '@contract/desk/lot-rules';
import { useText } from '@/i18n/messages';
import type { textOf } from '@/i18n/messages';
import { useConfirm } from '@/ui/popup/use-confirm';
import type { Question } from '@/ui/popup/use-confirm';
import { deskRequest } from './api';
import { LOT_MESSAGES } from './lot-messages';
import { DESK_MESSAGES } from './messages';
import { recordDose } from './record-dose';
import { TAKE_BACK_MESSAGES } from './take-back-messages';
import { enteredOf, useTypedDetails } from './dose-details';
import type { TypedDetails } from './dose-details';
import { useDeskDraft } from './use-desk-draft';
import { useDeskStep } from './use-desk-step';
import { useGiven } from './use-given';
import { useLotNote } from './use-lot-note';
import type { LotNote } from './use-lot-note';
import type { ChosenDose } from './use-given';

const LEAST_REASON = 2;

export type OnOrderChanged = (order: DeskOrder, isDone: boolean) => void;

/** The steps of an order at the desk, with their input. Only one step is sent at a time. */
export interface OrderSteps {
  readonly can: (action: DeskAction) => boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly lot: string;
  readonly setLot: (lot: string) => void;
  /** What is given instead of what was booked; null: what was booked. */
  readonly given: ChosenDose | null;
  readonly setGiven: (given: ChosenDose | null) => void;
  readonly details: TypedDetails;
  readonly setDetails: (part: Partial<TypedDetails>) => void;
  /** How a lot was given that must not be, once it has been refused. */
  readonly lotNote: LotNote;
  /** Lot and details of an administered dose are being corrected. */
  readonly correcting: boolean;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** A cancellation was started; its reason is being typed. */
  readonly cancelling: boolean;
  readonly confirm: () => void;
  readonly arrive: () => void;
  readonly finish: () => void;
  readonly undoArrival: () => void;
  /** The first call starts the input, the second sends it. */
  readonly correctLot: () => void;
  readonly noShow: () => void;
  /** The first call starts the input, the second asks for confirmation and sends it. */
  readonly cancel: () => void;
  readonly keepOrder: () => void;
  /** The confirmation of a step. */
  readonly dialog: ReactNode;
}

type DeskText = ReturnType<typeof textOf<(typeof DESK_MESSAGES)['zh-CN']>>;

const noShowQuestion = (t: DeskText, name: string): Question => ({
  title: t('noShowAsk', { name }),
  text: t('noShowText'),
  confirmText: t('noShowDo'),
});

const cancelQuestion = (t: DeskText, name: string, status: DeskOrder['status']): Question => ({
  title: t('cancelAsk', { name }),
  text: t('cancelText'),
  confirmText: t(status === 'ARRIVED' ? 'turnAway' : 'cancel'),
  cancelText: t('keepOrder'),
  tone: 'danger',
});

/** @param onChanged called with the order after a step, or after somebody else changed it */
export function useOrderSteps(order: DeskOrder, onChanged: OnOrderChanged): OrderSteps {
  const t = useText(DESK_MESSAGES);
  const words = useText(TAKE_BACK_MESSAGES);
  const lotText = useText(LOT_MESSAGES);
  const { lotNote, sentNote, askNote, watchLot } = useLotNote();
  const { orderId, reference, personName: name, status, actions } = order;
  const [lot, setLot] = useDeskDraft(`lot ${orderId}`, order.lot ?? '');
  const { details, setDetails, forgetDetails } = useTypedDetails(order);
  const { sent, missing, ...chosen } = useGiven(orderId);
  const [reason, setReason] = useDeskDraft(`cancel ${orderId}`, '');
  const [cancelling, setCancelling] = useState(reason !== '');
  const [correcting, setCorrecting] = useState(false);
  const [ask, dialog] = useConfirm();
  const { busy, problem, setProblem, run } = useDeskStep();

  /** @param call answers null where the person at the desk decided against it */
  const step = async (call: () => Promise<DeskOrder | null>, word = t('stepDone')) => {
    let changed: DeskOrder | null = null;
    const done = await run(
      async () => (changed = await call()),
      (answer) => (answer ? word : ''),
    );
    if (done && changed) {
      setLot(undefined);
      forgetDetails();
      chosen.setGiven(null);
      setReason(undefined);
      onChanged(changed, true);
    }
    if (done) return;
    // Somebody else may have changed the order: it is shown in its current state next to the error.
    const now = await deskRequest('GET /desk/find.do', { code: reference }).catch(() => null);
    if (now) onChanged(now, false);
  };
  const giveLot = (record: () => Promise<DeskOrder | null>): void => {
    if (!isLot(lot)) setProblem(t('lotWrong'));
    else if (!isPackCode(details.packCode)) setProblem(t('packCodeWrong'));
    else void step(() => watchLot(record));
  };
  const noShow = async (): Promise<void> => {
    if (await ask(noShowQuestion(t, name)))
      await step(() => deskRequest('POST /desk/noShow.do', { orderId }));
  };
  const cancel = async (): Promise<void> => {
    if (!cancelling) return setCancelling(true);
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    if (await ask(cancelQuestion(t, name, status)))
      await step(() => deskRequest('POST /desk/cancel.do', { orderId, reason }));
  };
  const dose = { orderId, lot, ...enteredOf(details), ...sentNote };
  const correctLot = () => deskRequest('POST /desk/correctLot.do', dose);
  const finish = (): void => {
    if (missing) setProblem(missing);
    else if (!isValidOn(details.expiry, order.day) && !sentNote.alreadyGiven) {
      askNote();
      setProblem(t('expired'));
    } else giveLot(() => recordDose({ ...dose, ...sent }, ask, words, lotText));
  };

  return {
    can: (action) => actions.includes(action),
    busy,
    problem,
    lot,
    setLot,
    ...chosen,
    details,
    setDetails,
    lotNote,
    correcting,
    reason,
    setReason,
    cancelling,
    confirm: () => void step(() => deskRequest('POST /desk/confirm.do', { orderId })),
    arrive: () => void step(() => deskRequest('POST /desk/arrive.do', { orderId })),
    finish,
    undoArrival: () =>
      void step(() => deskRequest('POST /desk/undoArrival.do', { orderId }), t('arrivalUndone')),
    correctLot: () => (correcting ? giveLot(correctLot) : setCorrecting(true)),
    noShow: () => void noShow(),
    cancel: () => void cancel(),
    keepOrder: () => setCancelling(false),
    dialog,
  };
}

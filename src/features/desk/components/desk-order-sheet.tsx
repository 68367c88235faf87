import { useState } from 'react';
import { isLot } from '@contract/desk/lot-rules';
import type { DeskAction, DeskOrder } from '@contract/desk/desk-order';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskDraft } from '../use-desk-draft';
import { useDeskStep } from '../use-desk-step';
import { DeskOrderFacts } from './desk-order-facts';
import styles from './desk-sheet.module.scss';

interface Props {
  readonly order: DeskOrder;
  /** Lots of the same vaccine that were given on the day. */
  readonly lots: readonly string[];
  readonly onClose: () => void;
  /** The order as a step, or somebody else meanwhile, has left it. */
  readonly onChanged: (order: DeskOrder, isDone: boolean) => void;
  readonly onWalkIn: () => void;
}

const LEAST_REASON = 2;

/** One order at the desk: who stands there, and the steps that its state allows. */
export function DeskOrderSheet({ order, lots, onClose, onChanged, onWalkIn }: Props) {
  const t = useText(DESK_MESSAGES);
  const { orderId, reference, personName: name } = order;
  const [lot, setLot] = useDeskDraft(`lot ${orderId}`, '');
  const [reason, setReason] = useDeskDraft(`cancel ${orderId}`, '');
  const [cancelling, setCancelling] = useState(reason !== '');
  const [ask, dialog] = useConfirm();
  const { busy, problem, setProblem, run } = useDeskStep();
  const can = (action: DeskAction): boolean => order.actions.includes(action);
  const isThere = order.status === 'ARRIVED';

  const step = async (call: () => Promise<DeskOrder>, word = t('stepDone')): Promise<void> => {
    let changed: DeskOrder | null = null;
    const done = await run(
      async () => (changed = await call()),
      () => word,
    );
    if (done && changed) {
      setLot(undefined);
      setReason(undefined);
      onChanged(changed, true);
      return;
    }
    // Somebody may have been quicker; whoever reads the reason sees the order as it is.
    const now = await deskRequest('GET /desk/find.do', { code: reference }).catch(() => null);
    if (now) onChanged(now, false);
  };
  const giveLot = (name: 'finish' | 'correctLot') => (): void => {
    if (isLot(lot)) void step(() => deskRequest(`POST /desk/${name}.do`, { orderId, lot }));
    else setProblem(t('lotWrong'));
  };
  const finish = giveLot('finish');
  const correct = giveLot('correctLot');
  const [correcting, setCorrecting] = useState(false);
  const asksLot = (can('finish') && !cancelling) || (can('correctLot') && correcting);
  const missed = async (): Promise<void> => {
    const question = { title: t('noShowAsk', { name }), text: t('noShowText') };
    if (await ask({ ...question, confirmText: t('noShowDo') }))
      await step(() => deskRequest('POST /desk/noShow.do', { orderId }));
  };
  const undo = (): Promise<void> =>
    step(() => deskRequest('POST /desk/undoArrival.do', { orderId }), t('arrivalUndone'));
  const cancelText = t(isThere ? 'turnAway' : 'cancel');
  const keep = t('keepOrder');
  const cancel = async (): Promise<void> => {
    if (!cancelling) return setCancelling(true);
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    const question = { title: t('cancelAsk', { name }), text: t('cancelText') };
    if (await ask({ ...question, confirmText: cancelText, cancelText: keep, tone: 'danger' }))
      await step(() => deskRequest('POST /desk/cancel.do', { orderId, reason }));
  };

  return (
    <Popup open title={name} onClose={onClose}>
      <DeskOrderFacts order={order} onWalkIn={onWalkIn} />
      {asksLot && lots.length > 0 ? (
        <RadioGroup
          shape="chips"
          label={t('lotsToday')}
          value={lot}
          options={lots.map((each) => ({ value: each, label: each }))}
          onChange={setLot}
        />
      ) : null}
      {asksLot ? (
        <Field
          label={t('lot')}
          hint={t('lotHint')}
          value={lot}
          onChange={setLot}
          maxLength={24}
          onConfirm={can('finish') ? finish : correct}
        />
      ) : null}
      {cancelling && can('cancel') ? (
        <Field label={t('reason')} value={reason} onChange={setReason} maxLength={100} />
      ) : null}
      <Refusal title={t('failed')} reason={problem} />
      {can('confirm') ? (
        <Button
          block
          className={styles.step}
          loading={busy}
          onPress={() => void step(() => deskRequest('POST /desk/confirm.do', { orderId }))}
        >
          {t('confirm')}
        </Button>
      ) : null}
      {can('arrive') ? (
        <Button
          block
          className={styles.step}
          loading={busy}
          onPress={() => void step(() => deskRequest('POST /desk/arrive.do', { orderId }))}
        >
          {t('arrive')}
        </Button>
      ) : null}
      {can('finish') && !cancelling ? (
        <Button block className={styles.step} loading={busy} icon="syringe" onPress={finish}>
          {t('finish')}
        </Button>
      ) : null}
      {can('undoArrival') && !cancelling ? (
        <Button
          block
          className={styles.step}
          kind="text"
          disabled={busy}
          onPress={() => void undo()}
        >
          {t('undoArrival')}
        </Button>
      ) : null}
      {can('correctLot') ? (
        <Button
          block
          className={styles.step}
          kind="secondary"
          loading={busy}
          onPress={correcting ? correct : () => setCorrecting(true)}
        >
          {t(correcting ? 'lotSave' : 'lotCorrect')}
        </Button>
      ) : null}
      {can('noShow') ? (
        <Button
          block
          className={styles.step}
          kind="secondary"
          disabled={busy}
          onPress={() => void missed()}
        >
          {t('noShowDo')}
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button
          block
          className={styles.step}
          kind={cancelling ? 'danger' : 'text'}
          disabled={busy}
          onPress={() => void cancel()}
        >
          {cancelText}
        </Button>
      ) : null}
      {cancelling && can('cancel') ? (
        <Button
          block
          className={styles.step}
          kind="text"
          disabled={busy}
          onPress={() => setCancelling(false)}
        >
          {keep}
        </Button>
      ) : null}
      {dialog}
    </Popup>
  );
}

import { useState } from 'react';
import { isLot } from '@contract/desk/lot-rules';
import type { DeskAction, DeskOrder } from '@contract/desk/endpoints';
import { Facts } from '@/features/order/components/facts';
import { StatusTag } from '@/features/order/components/status-tag';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Popup } from '@/ui/popup/popup';
import { useConfirm } from '@/ui/popup/use-confirm';
import { deskRequest } from '../api';
import { DESK_MESSAGES } from '../messages';
import { useDeskStep } from '../use-desk-step';

interface Props {
  readonly order: DeskOrder;
  readonly onClose: () => void;
  readonly onChanged: (order: DeskOrder) => void;
}

const LEAST_REASON = 2;

/** One order at the desk: who stands there, and the steps that its state allows. */
export function DeskOrderSheet({ order, onClose, onChanged }: Props) {
  const t = useText(DESK_MESSAGES);
  const [lot, setLot] = useState('');
  const [reason, setReason] = useState('');
  const [cancelling, setCancelling] = useState(false);
  const [ask, dialog] = useConfirm();
  const { busy, problem, setProblem, run } = useDeskStep();
  const { orderId, personName: name } = order;
  const can = (action: DeskAction): boolean => order.actions.includes(action);

  const step = async (call: () => Promise<DeskOrder>): Promise<void> => {
    let changed: DeskOrder | null = null;
    const done = await run(
      async () => (changed = await call()),
      () => t('stepDone'),
    );
    if (done && changed) onChanged(changed);
  };
  const finish = (): void => {
    if (isLot(lot)) void step(() => deskRequest('POST /desk/finish.do', { orderId, lot }));
    else setProblem(t('lotWrong'));
  };
  const missed = async (): Promise<void> => {
    const question = { title: t('noShowAsk', { name }), text: t('noShowText') };
    if (await ask({ ...question, confirmText: t('noShowDo') }))
      await step(() => deskRequest('POST /desk/noShow.do', { orderId }));
  };
  const cancel = async (): Promise<void> => {
    if (!cancelling) return setCancelling(true);
    if (reason.trim().length < LEAST_REASON) return setProblem(t('reasonMissing'));
    const title = t('cancelAsk', { name });
    if (await ask({ title, confirmText: t('cancel'), tone: 'danger' }))
      await step(() => deskRequest('POST /desk/cancel.do', { orderId, reason }));
  };

  return (
    <Popup open title={name} onClose={onClose}>
      <StatusTag status={order.status} />
      <Facts
        facts={[
          { label: t('reference'), value: order.reference },
          { label: t('vaccine'), value: `${order.productName} ${order.doseLabel}` },
          { label: t('time'), value: `${order.day} ${order.startTime}–${order.endTime}` },
          { label: t('document'), value: order.documentMasked },
          { label: t('birthday'), value: order.birthday },
          { label: t('mobile'), value: order.mobileMasked },
          { label: t('guardian'), value: order.guardianName },
          { label: t('remark'), value: order.remark },
          { label: t('lot'), value: order.lot },
        ]}
      />
      {can('finish') ? (
        <Field label={t('lot')} hint={t('lotHint')} value={lot} onChange={setLot} maxLength={24} />
      ) : null}
      {cancelling && can('cancel') ? (
        <Field label={t('reason')} value={reason} onChange={setReason} maxLength={100} />
      ) : null}
      <Refusal title={t('failed')} reason={problem} />
      {can('confirm') ? (
        <Button
          block
          loading={busy}
          onPress={() => void step(() => deskRequest('POST /desk/confirm.do', { orderId }))}
        >
          {t('confirm')}
        </Button>
      ) : null}
      {can('arrive') ? (
        <Button
          block
          loading={busy}
          onPress={() => void step(() => deskRequest('POST /desk/arrive.do', { orderId }))}
        >
          {t('arrive')}
        </Button>
      ) : null}
      {can('finish') ? (
        <Button block loading={busy} icon="syringe" onPress={finish}>
          {t('finish')}
        </Button>
      ) : null}
      {can('noShow') ? (
        <Button block kind="secondary" disabled={busy} onPress={() => void missed()}>
          {t('noShowDo')}
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button block kind="danger" disabled={busy} onPress={() => void cancel()}>
          {t('cancel')}
        </Button>
      ) : null}
      {dialog}
    </Popup>
  );
}

import type { ReactNode } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { ORDER_MESSAGES } from '../messages';
import { useOrderActions } from '../use-order-actions';
import { OrderButtons } from './order-buttons';
import { StatusPanel } from './status-panel';

export interface OrderFrameProps {
  readonly title: string;
  readonly order: OrderDetail;
  readonly children: ReactNode;
}

/** A page about one order: its status on top, the actions that the provider allows below, and what went wrong with one. */
export function OrderFrame({ title, order, children }: OrderFrameProps) {
  const t = useText(ORDER_MESSAGES);
  const { run, busy, problem, dialogs } = useOrderActions(order);
  const { actions, status } = order;
  return (
    <Page
      title={title}
      footer={
        actions.length > 0 ? <OrderButtons actions={actions} busy={busy} onRun={run} /> : null
      }
    >
      <StatusPanel status={status} />
      <Refusal title={t('actionFailed')} reason={problem} />
      {children}
      {dialogs}
    </Page>
  );
}

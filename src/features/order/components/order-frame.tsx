import type { ReactNode } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { Page } from '@/ui/page/page';
import { useOrderActions } from '../use-order-actions';
import { OrderButtons } from './order-buttons';
import { OrderRefusal } from './order-refusal';
import { StatusPanel } from './status-panel';

export interface OrderFrameProps {
  readonly title: string;
  readonly order: OrderDetail;
  readonly children: ReactNode;
}

/** A page about one order: its status on top, the actions that the provider allows below, and what went wrong with one. */
export function OrderFrame({ title, order, children }: OrderFrameProps) {
  const { run, busy, violation, dialogs } = useOrderActions(order);
  const { actions } = order;
  return (
    <Page
      title={title}
      footer={
        actions.length > 0 ? <OrderButtons actions={actions} busy={busy} onRun={run} /> : null
      }
    >
      <StatusPanel order={order} />
      <OrderRefusal order={order} violation={violation} isOrder />
      {children}
      {dialogs}
    </Page>
  );
}

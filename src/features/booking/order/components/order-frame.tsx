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
  /** Above everything: the age of an order that could not be updated. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one order: status at the top, allowed actions at the bottom, and the failure of an action. */
export function OrderFrame({ title, order, lead, children }: OrderFrameProps) {
  const { run, busy, violation, dialogs } = useOrderActions(order);
  const { actions } = order;
  return (
    <Page
      title={title}
      layout="split"
      footer={
        actions.length > 0 ? <OrderButtons actions={actions} busy={busy} onRun={run} /> : null
      }
    >
      {lead}
      <StatusPanel order={order} />
      <OrderRefusal order={order} violation={violation} isOrder />
      {children}
      {dialogs}
    </Page>
  );
}

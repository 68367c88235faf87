import type { ReactElement } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderAction } from '@contract/order/status-rules';
import { useLoginGate } from '@/features/account/use-login-gate';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { Page } from '@/ui/page/page';
import { ORDER_MESSAGES } from '../messages';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';
import { useOrder } from '../use-order';
import { useOrderProblem } from '../use-order-problem';

export interface OrderGateProps {
  readonly title: string;
  readonly route: 'cancelOrder' | 'modifyOrder';
  /** Action that the provider must allow. */
  readonly action: OrderAction;
  /** Heading where it does not. */
  readonly refused: string;
  readonly children: (order: OrderDetail) => ReactElement;
}

/** Page of one order (query `orderId`) that makes sense only while the provider allows an action on it. */
export function OrderGate({ title, route, action, refused, children }: OrderGateProps) {
  const t = useText(ORDER_MESSAGES);
  const name = useText(STATUS_MESSAGES);
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate(route, { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  if (data?.actions.includes(action)) return children(data);
  if (data) {
    const back = { text: t('backToOrder'), onPress: () => void navigate.back() };
    const { label, next, ahead } = STATUS_TABLE[data.status];
    return (
      <Page
        title={title}
        error={{
          title: refused,
          reason: ahead ? t('tooLate') : `${name(label)} · ${t(next)}`,
          icon: 'info',
          action: back,
        }}
      />
    );
  }
  return (
    <Page
      title={title}
      loading={!error && orderId ? 'text' : false}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}

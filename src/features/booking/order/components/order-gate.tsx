import type { ReactElement } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderAction } from '@contract/order/status-rules';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { useRouteQuery } from '@/routes/hooks';
import { Page } from '@/ui/page/page';
import { ORDER_MESSAGES } from '../messages';
import { whyNot } from '../change-rules';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';
import { useOrder } from '../use-order';
import { useReturnToOrder } from '../use-order-change';
import { useOrderProblem } from '../use-order-problem';

export interface OrderGateProps {
  readonly title: string;
  readonly route: 'cancelOrder' | 'modifyOrder';
  /** Action that the provider must allow. */
  readonly action: OrderAction;
  /** Heading where the action is not allowed. */
  readonly refused: string;
  readonly children: (order: OrderDetail) => ReactElement;
}

/** Page of one order (query `orderId`) that is shown only while the provider allows an action on it. */
export function OrderGate({ title, route, action, refused, children }: OrderGateProps) {
  const t = useText(ORDER_MESSAGES);
  const name = useText(STATUS_MESSAGES);
  const dates = useDateText();
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate(route, { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  const toOrder = useReturnToOrder(orderId ?? '');
  if (data?.actions.includes(action)) return children(data);
  if (data) {
    const back = { text: t('backToOrder'), onPress: () => void toOrder() };
    const { label, next } = STATUS_TABLE[data.status];
    const why = whyNot(data);
    const phone = why === 'tooLate' ? data.departmentPhone : '';
    const call = { text: t('call'), onPress: () => void callPhone(phone) };
    return (
      <Page
        title={title}
        error={{
          title: refused,
          reason:
            why === 'noChangesLeft'
              ? t('noChangesLeft', { time: dates.dateTime(data.changeableUntil) })
              : why === 'tooLate'
                ? t('tooLate')
                : `${name(label)} · ${t(next)}`,
          icon: 'info',
          action: phone ? call : back,
          second: phone ? back : undefined,
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

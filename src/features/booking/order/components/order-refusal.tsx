import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { AlternativeList } from '@/features/booking/refusal/components/alternative-list';
import { RemedyList } from '@/features/booking/refusal/components/remedy-list';
import { alternativesOf } from '@/features/booking/refusal/refusal-rules';
import { REFUSAL_MESSAGES } from '@/features/booking/refusal/messages';
import type { RemedyOption } from '@/features/booking/refusal/remedy-options';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { scrollPageTo } from '@/platform/scroll';
import { navigate } from '@/routes/navigate';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { ORDER_MESSAGES } from '../messages';
import type { OrderViolation } from '../order-violation';

type Shown = Extract<RemedyOption, { readonly kind: 'viewOrder' | 'askClinic' }>;

export interface OrderRefusalProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'depaCode' | 'linkmanName'>;
  readonly violation: OrderViolation | null;
  /** The page is the order's own, so no link to it is shown. */
  readonly isOrder?: boolean;
  /** Called with an alternative slot; without it no alternatives are shown. */
  readonly onTime?: (alternative: AlternativeSlot) => void;
}

/**
 * Why a step of an order was refused, the alternative slots, and where to ask. Placed at the top of the page, which
 * scrolls to it.
 */
export function OrderRefusal({ order, violation, isOrder = false, onTime }: OrderRefusalProps) {
  const t = useText(ORDER_MESSAGES);
  const again = useText(REFUSAL_MESSAGES);
  const { orderId, depaCode, linkmanName } = order;
  const refusal = violation?.refusal ?? null;
  const alternatives = onTime ? alternativesOf(refusal) : [];
  const options = (refusal?.remedies ?? []).filter(
    (option): option is Shown =>
      option.kind === 'askClinic' || (option.kind === 'viewOrder' && !isOrder),
  );
  const take = (option: RemedyOption): void => {
    if (option.kind === 'viewOrder') void navigate.replace('orderDetail', { orderId });
    else if (option.kind === 'askClinic' && option.phone) void callPhone(option.phone);
    else void navigate.to('departmentIntro', { depaCode });
  };
  useEffect(() => {
    // The pressed button is at the bottom of the page.
    if (violation) void scrollPageTo(0);
  }, [violation]);
  return (
    <View>
      <Refusal title={t('actionFailed')} reason={violation?.reason} />
      <Optional>
        {onTime && alternatives.length > 0 ? (
          <AlternativeList
            alternatives={alternatives}
            depaCode={depaCode}
            name={linkmanName}
            takeText={again('choose')}
            onTake={onTime}
          />
        ) : null}
      </Optional>
      <Optional>
        {options.length > 0 ? <RemedyList options={options} onTake={take} /> : null}
      </Optional>
    </View>
  );
}

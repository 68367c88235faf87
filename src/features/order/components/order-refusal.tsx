import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { SlotOffer } from '@contract/subscribe/endpoints';
import { OfferList } from '@/features/refusal/components/offer-list';
import { WayList } from '@/features/refusal/components/way-list';
import { alternativesOf } from '@/features/refusal/refusal-rules';
import { REFUSAL_MESSAGES } from '@/features/refusal/messages';
import type { Way } from '@/features/refusal/ways';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { scrollPageTo } from '@/platform/scroll';
import { navigate } from '@/routes/navigate';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { ORDER_MESSAGES } from '../messages';
import type { OrderFault } from '../order-fault';

type Shown = Extract<Way, { readonly kind: 'viewOrder' | 'askClinic' }>;

export interface OrderRefusalProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'depaCode' | 'linkmanName'>;
  readonly fault: OrderFault | null;
  /** The page is the order's own, so there is no need to lead to it. */
  readonly isOrder?: boolean;
  /** Takes one of the nearest times; they are shown only where they can be taken. */
  readonly onTime?: (offer: SlotOffer) => void;
}

/**
 * Why a step of an order was not taken, the nearest times, and whom to ask or where to look. Belongs to the top of the
 * page, which is scrolled to it.
 */
export function OrderRefusal({ order, fault, isOrder = false, onTime }: OrderRefusalProps) {
  const t = useText(ORDER_MESSAGES);
  const again = useText(REFUSAL_MESSAGES);
  const { orderId, depaCode, linkmanName } = order;
  const refusal = fault?.refusal ?? null;
  const offers = onTime ? alternativesOf(refusal) : [];
  const ways = (refusal?.remedies ?? []).filter(
    (way): way is Shown => way.kind === 'askClinic' || (way.kind === 'viewOrder' && !isOrder),
  );
  const take = (way: Way): void => {
    if (way.kind === 'viewOrder') void navigate.replace('orderDetail', { orderId });
    else if (way.kind === 'askClinic' && way.phone) void callPhone(way.phone);
    else void navigate.to('departmentIntro', { depaCode });
  };
  useEffect(() => {
    // The button that was pressed is at the foot of the page.
    if (fault) void scrollPageTo(0);
  }, [fault]);
  return (
    <View>
      <Refusal title={t('actionFailed')} reason={fault?.reason} />
      <Optional>
        {onTime && offers.length > 0 ? (
          <OfferList
            offers={offers}
            depaCode={depaCode}
            name={linkmanName}
            takeText={again('choose')}
            onTake={onTime}
          />
        ) : null}
      </Optional>
      <Optional>{ways.length > 0 ? <WayList ways={ways} onTake={take} /> : null}</Optional>
    </View>
  );
}

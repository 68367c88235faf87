import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { emptyForm, withSlot } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';

/**
 * The form that accepts a waiting-list offer: all fields are known, including the later appointment that it replaces.
 */
export function formOf(offer: WaitlistOffer, key: string, guidelineVersion: string): SubmitInfo {
  const { depaCode, productId, linkmanId, doseNo, day, slotId, startTime, endTime } = offer;
  const { changeableUntil } = offer;
  const form = {
    ...emptyForm({ depaCode, productId }, key),
    linkmanId,
    doseNo,
    day,
    guidelineVersion,
    replaceOrderId: offer.orderId,
  };
  return {
    ...withSlot(form, { id: slotId, startTime, endTime, changeableUntil }),
    hold: {
      kind: 'held',
      holdKey: `${slotId}x1`,
      holdId: offer.holdId,
      expiresAt: offer.expiresAt,
      isOffer: true,
    },
  };
}

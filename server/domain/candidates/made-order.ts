import type { NextDose } from '@contract/subscribe/endpoints';
import type { BookingServices } from '../booking/services';
import type { UserContext } from '../../http/context';
import { findRecipientHistory, findClinicProduct } from './candidate';
import { nextDoseOf } from './course';

/** What the dose after an order is computed from. */
interface MadeOrder {
  readonly linkman_id: string | null;
  readonly depa_code: string;
  readonly product_id: string;
  readonly dose_no: number;
  readonly day: string;
}

/** The dose after an existing order, for the answer to a repeated request; see `nextDoseOf`. */
export async function nextDoseAfter(
  services: BookingServices,
  order: MadeOrder,
  { userId, language }: UserContext,
): Promise<NextDose | null> {
  if (order.linkman_id === null) return null;
  const offer = await findClinicProduct(services, order.depa_code, order.product_id);
  const whose = { linkmanId: order.linkman_id, userId };
  const { recipient, administered } = await findRecipientHistory(
    services,
    whose,
    offer.vaccineCode,
  );
  const { day, dose_no: doseNo } = order;
  return nextDoseOf({ offer, recipient, administered, day, request: { doseNo } }, language);
}

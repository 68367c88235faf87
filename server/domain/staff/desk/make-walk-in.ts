import type { OrderPerson } from '../../../db/order-person';
import type { BookingServices } from '../../booking/submission/services';
import { newOrderId, newReference } from '../../../shared/lifecycle/order-id';
import { WALK_IN } from './walk-in-statement';

/** A walk-in, as the desk has checked them. */
export interface WalkIn {
  readonly idempotencyKey: string;
  readonly slotId: number;
  readonly clinicProduct: {
    readonly depaCode: string;
    readonly productId: string;
    readonly vaccineCode: string;
    readonly priceCents: number;
    readonly serviceFeeCents: number;
  };
  readonly doseNo: number;
  readonly person: OrderPerson;
  readonly personKey: string;
  /** As a booking's. */
  readonly personTurn: number;
  /** '' where none was given. */
  readonly mobile: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
  /** `YYYY-MM-DD`; the slot must be on it. */
  readonly today: string;
}

/** Makes a walk-in's order. @returns its id; null where the slot has no place, or the dose or the key has an order */
export async function makeWalkIn(
  { runner, cipher, availability }: Pick<BookingServices, 'runner' | 'cipher' | 'availability'>,
  walkIn: WalkIn,
): Promise<string | null> {
  const { clinicProduct, slotId, now } = walkIn;
  const { depaCode, productId } = clinicProduct;
  const [made] = await WALK_IN.run<{ id: string }>(runner, {
    id: newOrderId(now),
    reference: newReference(),
    personKey: walkIn.personKey,
    turn: walkIn.personTurn,
    idempotencyKey: walkIn.idempotencyKey,
    slot: slotId,
    clinic: depaCode,
    product: productId,
    vaccine: clinicProduct.vaccineCode,
    dose: walkIn.doseNo,
    price: clinicProduct.priceCents,
    fee: clinicProduct.serviceFeeCents,
    mobile: cipher.seal(walkIn.mobile),
    person: JSON.stringify(walkIn.person),
    now: new Date(now),
    staff: walkIn.staffId,
    day: walkIn.today,
  });
  if (!made) return null;
  availability.count({ depaCode, slotId }, -1);
  return made.id;
}

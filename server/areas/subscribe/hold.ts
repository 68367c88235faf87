import { CODE } from '@contract/errors';
import { MAX_HELD } from '@contract/subscribe/hold-rules';
import type { Hold } from '@contract/subscribe/endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isOneVisit, VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import type { BookingFailure } from '../../domain/booking/submission/booking';
import type { LiveHold } from '../../domain/booking/submission/holds/holds';
import { withProducts } from '../../domain/booking/submission/holds/held-doses';
import type { HeldPart } from '../../domain/booking/submission/holds/hold-statement';
import { readClock } from '../../shared/slots/clock-reading';
import { newOrderId } from '../../shared/lifecycle/order-id';
import { refused, refusedSlot } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { SlotPosition } from '../../shared/slots/slots';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import type { Handler } from '../../http/route';
import { admissionFor } from '../../domain/booking/candidates/admission';
import { findClinicProduct } from '../../domain/booking/candidates/candidate';
import { nearestVisits } from '../../domain/booking/candidates/days/nearest-visits';
import { offeredProducts } from '../../domain/booking/waitlist/offered-products';
import { clinicProductViolation } from '../../domain/booking/candidates/clinic-product-violation';

/** The parts with each slot once, in a fixed order, so that equal requests look the same. */
function merged(parts: readonly HeldPart[]): HeldPart[] {
  const bySlot = new Map<number, number>();
  for (const { slotId, places } of parts) bySlot.set(slotId, (bySlot.get(slotId) ?? 0) + places);
  return [...bySlot]
    .map(([slotId, people]) => ({ slotId, places: people }))
    .sort((a, b) => a.slotId - b.slotId);
}

/** For which products places are held: a slot may be of several. */
interface HeldProducts {
  /** Of an offer, who waited; of a form, as it was asked. */
  readonly productIds: readonly string[];
}

/** Those of some products that share a slot; where none does, its first. */
function productsIn({ productIds: own }: SlotPosition, productIds: readonly string[]): string[] {
  const wanted = own.filter((id) => productIds.includes(id));
  return wanted.length > 0 ? wanted : own.slice(0, 1);
}

async function describe(
  services: BookingServices,
  hold: LiveHold,
  { productIds }: HeldProducts,
  now: number,
): Promise<Hold> {
  const parts = await Promise.all(
    hold.parts.map(async ({ slotId, places }) => {
      const slot = await services.slots.get(slotId);
      if (!slot) throw new Error(`A hold stands for slot ${slotId}, which there is not.`);
      const { depaCode, day, startTime, endTime } = slot;
      const productId = productsIn(slot, productIds)[0] ?? productIds[0] ?? '';
      return { slotId, places, depaCode, productId, day, startTime, endTime };
    }),
  );
  const { holdId, kind, expiresAt } = hold;
  return { holdId, kind, parts, expiresAt, serverNow: now };
}

async function alternativesTo(
  services: BookingServices,
  slotId: number,
  slot: SlotPosition,
  productIds: readonly string[],
  { now, language }: UserContext,
) {
  const { depaCode, startsAt } = slot;
  const [productId] = productsIn(slot, productIds);
  // Its products have got other slots: whoever looks at the calendar again sees them.
  if (productId === undefined) return [];
  const clinicProduct = await findClinicProduct(services, depaCode, productId);
  const search = { clinicProduct, around: startsAt, from: null, to: null, except: slotId };
  return services.alternatives(search, readClock(now), language);
}

const isOf =
  (productId: string) =>
  ({ productIds }: SlotPosition): boolean =>
    productIds.includes(productId);

/** Holds the places of a form. */
export function holdHandler(
  services: BookingServices,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
): Handler<'POST /subscribe/subscribe/hold.do'> {
  return async (input, context) => {
    const { userId, now, language } = context;
    const parts = merged(input.parts);
    const found = await Promise.all(parts.map(({ slotId }) => services.slots.get(slotId)));
    const slots = found.filter((slot): slot is SlotPosition => slot !== null);
    const [first] = slots;
    if (!first || slots.length < parts.length) throw refusedSlot({ kind: 'noSuchSlot' }, []);
    const asked = input.productIds ?? [];
    const alternatives = () =>
      alternativesTo(services, parts[0]?.slotId ?? 0, first, asked, context);
    const people = parts.reduce((sum, part) => sum + part.places, 0);
    const visits = async (): Promise<FamilyVisit[]> => {
      if (people < VISIT_LIMITS.leastDoses || people > VISIT_LIMITS.mostDoses) return [];
      const productIds =
        asked.length === people && asked.every((id) => slots.some(isOf(id)))
          ? asked
          : slots.flatMap((slot, index) => {
              const [productId] = productsIn(slot, asked);
              return new Array<string>(parts[index]?.places ?? 0).fill(productId ?? '');
            });
      if (productIds.includes('')) return [];
      const search = { depaCode: first.depaCode, productIds, around: first.startsAt };
      return nearestVisits(services, { ...search, from: null, to: null }, readClock(now));
    };
    const isOne = slots.every(
      ({ day, depaCode }) => day === first.day && depaCode === first.depaCode,
    );
    if (!isOne || !isOneVisit(slots) || people > MAX_HELD)
      throw refused(CODE.NOT_ONE_VISIT, {
        alternatives: await alternatives(),
        visits: await visits(),
      });
    const products = slots.flatMap((slot) =>
      productsIn(slot, asked).map((productId) => ({ depaCode: slot.depaCode, productId })),
    );
    for (const { depaCode, productId } of products) {
      const clinicProduct = await findClinicProduct(services, depaCode, productId);
      const closed = await clinicProductViolation(
        services,
        clinicProduct,
        readClock(now),
        language,
      );
      if (closed) throw closed;
    }
    const slotIds = parts.map(({ slotId }) => slotId);
    const admission = await admissionFor(services, slotIds, context);
    if (admission && people > admission.places)
      throw refused(CODE.TICKET_OTHERS, { case: 'fewerRemaining' });
    const request = {
      holdId: newOrderId(now),
      userId,
      kind: 'form',
      parts: withProducts(
        parts.map((part, index) => ({ ...part, productIds: slots[index]?.productIds ?? [] })),
        asked,
      ),
      // A hold under a ticket ends with the admission at the latest.
      ms: admission ? Math.min(config.holdLength, admission.until - now) : config.holdLength,
      hasTicket: admission !== null,
    } as const;
    const outcome = await services.holds.take(request);
    if (outcome.kind === 'allowance') throw refused(CODE.HOLD_ALLOWANCE);
    if (outcome.kind !== 'held')
      throw refusedSlot(outcome satisfies BookingFailure, await alternatives(), {
        visits: await visits(),
      });
    const held = { ...outcome, kind: 'form', parts } as const;
    return describe(services, held, { productIds: asked }, clock.now());
  };
}

/** The caller's present hold. */
export function presentHoldHandler(
  services: BookingServices,
  { db }: Pick<Deps, 'db'>,
): Handler<'GET /subscribe/subscribe/presentHold.do'> {
  return async ({ holdId }, { userId, now }) => {
    const hold = await services.holds.find(userId, holdId);
    if (!hold) return { hold, serverNow: now };
    const productIds = hold.kind === 'offer' ? await offeredProducts(db, hold.holdId) : [];
    return { hold: await describe(services, hold, { productIds }, now), serverNow: now };
  };
}

/** Frees the places of a hold at once. */
export function releaseHoldHandler(
  services: BookingServices,
): Handler<'POST /subscribe/subscribe/releaseHold.do'> {
  return async ({ holdId }, { userId }) => ({
    released: await services.holds.end(holdId, userId),
  });
}

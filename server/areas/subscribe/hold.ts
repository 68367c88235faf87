import { CODE } from '@contract/errors';
import { MAX_HELD } from '@contract/subscribe/hold-rules';
import type { Hold } from '@contract/subscribe/endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isOneVisit, MAX_GROUP } from '@contract/subscribe/one-visit-rules';
import type { BookingFailure } from '../../domain/booking/submission/booking';
import type { LiveHold } from '../../domain/booking/submission/holds/holds';
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
import { clinicProductViolation } from '../../domain/booking/candidates/clinic-product-violation';

/** The parts with each slot once, in a fixed order, so that equal requests look the same. */
function merged(parts: readonly HeldPart[]): HeldPart[] {
  const bySlot = new Map<number, number>();
  for (const { slotId, places } of parts) bySlot.set(slotId, (bySlot.get(slotId) ?? 0) + places);
  return [...bySlot]
    .map(([slotId, people]) => ({ slotId, places: people }))
    .sort((a, b) => a.slotId - b.slotId);
}

async function describe(services: BookingServices, hold: LiveHold, now: number): Promise<Hold> {
  const parts = await Promise.all(
    hold.parts.map(async ({ slotId, places }) => {
      const slot = await services.slots.get(slotId);
      if (!slot) throw new Error(`A hold stands for slot ${slotId}, which there is not.`);
      const { depaCode, productId, day, startTime, endTime } = slot;
      return { slotId, places, depaCode, productId, day, startTime, endTime };
    }),
  );
  const { holdId, kind, expiresAt } = hold;
  return { holdId, kind, parts, expiresAt, serverNow: now };
}

async function alternativesTo(
  services: BookingServices,
  slotId: number,
  { depaCode, productId, startsAt }: SlotPosition,
  { now, language }: UserContext,
) {
  const clinicProduct = await findClinicProduct(services, depaCode, productId);
  const search = { clinicProduct, around: startsAt, from: null, to: null, except: slotId };
  return services.alternatives(search, readClock(now), language);
}

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
    const alternatives = () => alternativesTo(services, parts[0]?.slotId ?? 0, first, context);
    const people = parts.reduce((sum, part) => sum + part.places, 0);
    const visits = async (): Promise<FamilyVisit[]> => {
      if (people < MAX_GROUP.least || people > MAX_GROUP.most) return [];
      const productIds = slots.flatMap(({ productId }, index) =>
        new Array<string>(parts[index]?.places ?? 0).fill(productId),
      );
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
    for (const { depaCode, productId } of slots) {
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
      parts,
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
    return describe(services, { ...outcome, kind: 'form', parts }, clock.now());
  };
}

/** The caller's present hold. */
export function presentHoldHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/presentHold.do'> {
  return async ({ holdId }, { userId, now }) => {
    const hold = await services.holds.find(userId, holdId);
    return { hold: hold && (await describe(services, hold, now)), serverNow: now };
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

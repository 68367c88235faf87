import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, doseNo, id, instant, regionCode } from '../fields';
import { CHANCES, RELEASE_STATES, TICKET_PEOPLE, TICKET_STATES } from './release-rules';

/** Slots that are released at one time and allotted by a queue. */
export const release = v.object({
  releaseId: id,
  depaCode: id,
  departmentName: v.string(),
  productId: id,
  productName: v.string(),
  /** `releaseAt`: when the slots open; `entryAt`: when the queue opens. */
  releaseAt: instant,
  entryAt: instant,
  seats: v.number(),
  /** First and last day of the slots. */
  firstDay: day,
  lastDay: day,
  state: v.picklist(RELEASE_STATES),
  /** SHA-256 (hex) of the seed that decides the draw. */
  seedHash: v.string(),
  serverNow: instant,
});
export type Release = v.InferOutput<typeof release>;

/** The caller's ticket. */
export const ticket = v.object({
  ticketId: id,
  state: v.picklist(TICKET_STATES),
  /** Position in the queue, from 1; null before the draw. */
  position: v.nullable(v.number()),
  /** Tickets ahead that have not had their turn; null outside the queue. */
  ahead: v.nullable(v.number()),
  chance: v.nullable(v.picklist(CHANCES)),
  /** Estimated ms until admission; null where there is no estimate. */
  waitMs: v.nullable(v.number()),
  /** Until when an admitted ticket may book. */
  admittedUntil: v.nullable(instant),
  /** People that the admitted ticket may book; fewer than requested where no more capacity remained. */
  places: v.nullable(v.number()),
  people: v.array(v.object({ linkmanId: id, doseNo: v.number() })),
  /** The id that the draw ordered it by; null where the ticket was not in it. */
  lot: v.nullable(id),
  /** Order number of the draw (hex), the smaller the earlier; null where the ticket was not in it. */
  drawNumber: v.nullable(v.string()),
});
export type Ticket = v.InferOutput<typeof ticket>;

/** State of the queue, for polling. */
export const queueState = v.object({
  ticket: v.nullable(ticket),
  state: v.picklist(RELEASE_STATES),
  /** Tickets in the queue that have not had their turn. */
  waiting: v.number(),
  /** Capacity that is not booked. */
  placesLeft: v.number(),
  serverNow: instant,
  /** ms until the next poll; different for each caller, so that not all poll at once. */
  nextMs: v.number(),
});
export type QueueState = v.InferOutput<typeof queueState>;

const releaseId = id;

/** Queue with a lottery draw for announced releases. Ours; no path is the specification's. */
export const releaseEndpoints = {
  /** Releases that are announced or open, the next first. */
  'GET /subscribe/release/list.do': endpoint({
    access: 'anyone',
    input: v.object({
      depaCode: v.optional(id),
      productId: v.optional(id),
      /** A city, any of its areas, or a province. */
      cityCode: v.optional(regionCode),
    }),
    data: v.array(release),
  }),
  'GET /subscribe/release/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ releaseId }),
    data: release,
  }),
  /** Enters the queue: before the opening for the draw, after it at the end. Entering again answers the same ticket. */
  'POST /subscribe/release/enter.do': endpoint({
    access: 'user',
    input: v.object({
      releaseId,
      people: v.pipe(
        v.array(v.object({ linkmanId: id, doseNo })),
        v.minLength(1),
        v.maxLength(TICKET_PEOPLE),
      ),
    }),
    data: queueState,
  }),
  'POST /subscribe/release/leave.do': endpoint({
    access: 'user',
    input: v.object({ releaseId }),
    data: done,
  }),
  'GET /subscribe/release/ticket.do': endpoint({
    access: 'user',
    input: v.object({ releaseId }),
    data: queueState,
  }),
  /** The draw, for public verification: the lots in order, one a person or family, and the seed whose hash was published before. */
  'GET /subscribe/release/draw.do': endpoint({
    access: 'anyone',
    input: v.object({ releaseId }),
    data: v.object({
      seedHash: v.string(),
      /** Hex; null until the draw. */
      seed: v.nullable(v.string()),
      lots: v.array(id),
    }),
  }),
};

import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, instant, regionCode, wholeNumber } from '../fields';
import { CHANCES, RELEASE_STATES, TICKET_PEOPLE, TICKET_STATES } from './release-rules';

/** Places that open at one moment and go to those in line. */
export const release = v.object({
  releaseId: id,
  depaCode: id,
  departmentName: v.string(),
  productId: id,
  productName: v.string(),
  /** When the places open, and from when on one can enter the line. */
  releaseAt: instant,
  entryAt: instant,
  seats: v.number(),
  /** Days of the places. */
  firstDay: day,
  lastDay: day,
  state: v.picklist(RELEASE_STATES),
  /** SHA-256 (hex) of the seed that decides the draw. */
  seedHash: v.string(),
  serverNow: instant,
});
export type Release = v.InferOutput<typeof release>;

/** One's own ticket. */
export const ticket = v.object({
  ticketId: id,
  state: v.picklist(TICKET_STATES),
  /** Place in the line, from 1; null before the draw. */
  position: v.nullable(v.number()),
  /** Tickets before this one that have not had their turn; null outside the line. */
  ahead: v.nullable(v.number()),
  chance: v.nullable(v.picklist(CHANCES)),
  /** ms until the turn is likely to come; null where nobody can say. */
  waitMs: v.nullable(v.number()),
  /** Until when an admitted ticket may book. */
  admittedUntil: v.nullable(instant),
  /** People that the admitted ticket may book; fewer than asked for where no more were left. */
  places: v.nullable(v.number()),
  people: v.array(v.object({ linkmanId: id, doseNo: v.number() })),
  /** Order number of the draw (hex), the smaller the earlier; null where the ticket was not in it. */
  drawNumber: v.nullable(v.string()),
});
export type Ticket = v.InferOutput<typeof ticket>;

/** How things stand, for whoever asks again and again. */
export const queueState = v.object({
  ticket: v.nullable(ticket),
  state: v.picklist(RELEASE_STATES),
  /** Tickets in the line that have not had their turn. */
  waiting: v.number(),
  /** Places that nobody has booked. */
  placesLeft: v.number(),
  serverNow: instant,
  /** ms after which asking again is worth it; different for everybody, so that not all ask at once. */
  nextMs: v.number(),
});
export type QueueState = v.InferOutput<typeof queueState>;

const releaseId = id;

/** The fair rush: a line for announced releases. Ours; no path is the specification's. */
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
  /** Enters the line, before the opening for the draw, after it at the end. Entering again answers the same ticket. */
  'POST /subscribe/release/enter.do': endpoint({
    access: 'user',
    input: v.object({
      releaseId,
      people: v.pipe(
        v.array(v.object({ linkmanId: id, doseNo: v.pipe(wholeNumber, v.minValue(1)) })),
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
  /** The draw for everybody to check: the tickets in order, and the seed whose hash was known before. */
  'GET /subscribe/release/draw.do': endpoint({
    access: 'anyone',
    input: v.object({ releaseId }),
    data: v.object({
      seedHash: v.string(),
      /** Hex; null until the draw. */
      seed: v.nullable(v.string()),
      ticketIds: v.array(id),
    }),
  }),
};

import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { endpoint } from '../endpoint';
import {
  cents,
  done,
  id,
  instant,
  mobile,
  nothing,
  pageNo,
  personName,
  regionCode,
  text,
} from '../fields';
import {
  ADDRESS_LENGTH,
  BEACON_SOURCES,
  LOTTERY_STATES,
  PRIZE_STATES,
  TICKET_SOURCES,
} from './lottery-rules';

const activityId = id;
const state = v.picklist(LOTTERY_STATES);
const prizeState = v.picklist(PRIZE_STATES);

/** An activity in a list, in the reader's language. */
export const lotteryCard = v.object({
  activityId,
  title: v.string(),
  summary: v.string(),
  state,
  opensAt: instant,
  closesAt: instant,
  drawAt: instant,
  /** Units of all prizes together. */
  winners: v.number(),
});
export type LotteryCard = v.InferOutput<typeof lotteryCard>;

/** What lets anybody recompute a draw, besides the list. Hashes, seed and value are hex. */
const drawRecord = {
  activityId,
  /** SHA-256 of the seed, published with the activity. */
  seedHash: v.string(),
  /** Null until the draw. */
  seed: v.nullable(v.string()),
  /** SHA-256 of the list, published when it closes. */
  listHash: v.nullable(v.string()),
  source: v.picklist(BEACON_SOURCES),
  /** Number of the source's value that decides. */
  round: v.nullable(v.number()),
  publicValue: v.nullable(v.string()),
  winners: v.number(),
};

/** An activity in full. */
export const lotteryDetail = v.object({
  ...lotteryCard.entries,
  ...drawRecord,
  organiser: v.string(),
  prizes: v.array(v.object({ name: v.string(), stock: v.number(), valueCents: cents })),
  /** As published; they never change. */
  rules: v.array(v.object({ heading: v.string(), text: v.string() })),
  /** So far, or in the list. */
  tickets: v.number(),
  people: v.number(),
  /** Beans for a ticket; null: none are had for beans. */
  ticketBeans: v.nullable(v.number()),
  /** Most tickets for beans, of a person. */
  beanTickets: v.number(),
  claimDays: v.number(),
  /** In the sequence of the draw; those who forfeited stay, whoever moved up has the prize. */
  winnerList: v.array(
    v.object({
      position: v.number(),
      /** Masked; empty for a deleted account. */
      shownAs: v.string(),
      prize: v.string(),
      state: prizeState,
    }),
  ),
});
export type LotteryDetail = v.InferOutput<typeof lotteryDetail>;

/** The caller's tickets of an activity. */
export const ownTickets = v.object({
  /** Newest first, at most 50. */
  tickets: v.array(v.object({ ticketId: id, source: v.picklist(TICKET_SOURCES), at: instant })),
  count: v.number(),
  /** Whether today's free ticket can still be had. */
  freeToday: v.boolean(),
  /** How many more can be had for beans. */
  beanTicketsLeft: v.number(),
  balance: v.number(),
  /** The account's own person is not known yet. */
  needsPerson: v.boolean(),
});
export type OwnTickets = v.InferOutput<typeof ownTickets>;

const delivery = {
  name: personName,
  mobile,
  regionCode,
  address: text(5, ADDRESS_LENGTH),
};

/** A prize of the caller. */
export const ownPrize = v.object({
  ticketId: id,
  activityId,
  title: v.string(),
  prize: v.string(),
  state: prizeState,
  claimUntil: instant,
  sentAt: v.nullable(instant),
  /** Null before it is entered, and once it is deleted: {@link DELIVERY_DATA_DAYS} after the prize was sent. */
  delivery: v.nullable(
    v.object({ name: v.string(), mobile: v.string(), regionCode, address: v.string() }),
  ),
});
export type OwnPrize = v.InferOutput<typeof ownPrize>;

/** Lottery activities (page type 11). Ours; no path is the specification's. */
export const lotteryEndpoints = {
  /** Open ones first, then those to come, then ended ones; 20 at most. */
  'GET /lottery/activity/list.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(lotteryCard),
  }),
  /** Without an id the first of the list. */
  'GET /lottery/activity/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ activityId: v.optional(activityId) }),
    data: lotteryDetail,
  }),
  'GET /lottery/ticket/mine.do': endpoint({
    access: 'user',
    input: v.object({ activityId }),
    data: ownTickets,
  }),
  /** A ticket: one a day is free, others cost beans. A repetition under the same key gives none. */
  'POST /lottery/ticket/get.do': endpoint({
    access: 'user',
    input: v.object({
      activityId,
      source: v.picklist(TICKET_SOURCES),
      idempotencyKey: text(8, 64),
    }),
    data: ownTickets,
  }),
  'GET /lottery/prize/mine.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.array(ownPrize),
    encrypted: 'response',
  }),
  /** Where to send a prize; it can be corrected until the prize is sent. */
  'POST /lottery/prize/claim.do': endpoint({
    access: 'user',
    input: v.object({
      ticketId: id,
      ...delivery,
      /** Consent to the use of name, mobile and address for sending the prize. */
      consent: v.literal(true),
      /** Names the consent's text as it is in force; for another one, or none, 4000 with `NewText`. */
      agreed: v.optional(agreedTexts),
    }),
    data: done,
  }),
  /** For recomputing the draw; `result`: tickets in the sequence of the draw, winners first, then reserves. */
  'GET /lottery/draw/record.do': endpoint({
    access: 'anyone',
    input: v.object({ activityId }),
    data: v.object({ ...drawRecord, tickets: v.nullable(v.number()), result: v.array(id) }),
  }),
  /** The published list, from its close on: lines of ticket id and pseudonym, in order. */
  'GET /lottery/draw/tickets.do': endpoint({
    access: 'anyone',
    input: v.object({
      activityId,
      pageNo,
    }),
    data: v.object({ lines: v.array(v.string()), hasMore: v.boolean() }),
  }),
};

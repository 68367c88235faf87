import { DAY_MS } from '../time/duration-rules';

/**
 * `before`: published, not open yet; `open`: tickets can be had; `closed`: the list is final, the draw is to come;
 * `drawn`; `void`: ended without a draw.
 */
export const LOTTERY_STATES = ['before', 'open', 'closed', 'drawn', 'void'] as const;
export type LotteryState = (typeof LOTTERY_STATES)[number];

/** Whose public random values are mixed in: drand's quicknet; outside live simulated ones. */
export const BEACON_SOURCES = ['drand', 'simulated'] as const;
export type BeaconSource = (typeof BEACON_SOURCES)[number];

/**
 * Of a prize: `reserve`: moves up if somebody forfeits; `won`: to be claimed; `claimed`: the address is there; `sent`;
 * `forfeited`: not claimed in time, or the account was deleted.
 */
export const PRIZE_STATES = ['reserve', 'won', 'claimed', 'sent', 'forfeited'] as const;
export type PrizeState = (typeof PRIZE_STATES)[number];

/** How a ticket was had. */
export const TICKET_SOURCES = ['free', 'beans'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** Most units of all prizes of an activity together. */
export const MOST_WINNERS = 200;
/** Tickets of one page of the published list. */
export const LIST_PAGE = 2_000;
/** ms before the public value exists by which the list has to be published. */
export const LIST_LEAD = 60_000;
/** Days for which a missing public value is waited for; then the activity is void. */
export const VALUE_DAYS = 7;
/** Days after which the address of a sent prize is deleted. */
export const DELIVERY_DATA_DAYS = 30;
/** Days after which an address is deleted though its prize was never marked as sent. */
export const DELIVERY_DATA_MOST_DAYS = 180;
/** Years for which the records of an activity are stored. */
export const RECORD_YEARS = 2;
/** Most characters of an address. */
export const ADDRESS_LENGTH = 80;

/**
 * The time (ms) whose public value decides: that of the draw, or so many whole days later that the list was published
 * before the value existed. Nobody can therefore choose a list that suits a value.
 * @param closedAt when the list was published
 */
export const valueTime = (drawAt: number, closedAt: number): number =>
  drawAt + Math.max(0, Math.ceil((closedAt + LIST_LEAD - drawAt) / DAY_MS)) * DAY_MS;

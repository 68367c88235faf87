import { createHash, createHmac } from 'node:crypto';
import {
  drawMessage,
  inListOrder,
  listLine,
  listText,
  rankPrizeTickets,
} from '@contract/lottery/draw-rules';
import type { ListedTicket, NumberedTicket } from '@contract/lottery/draw-rules';

/** Hex digits of a pseudonym: 64 bits, so that no two people of an activity have the same. */
const HOLDER_DIGITS = 16;

/** SHA-256 of the seed's bytes, hex. */
export const hashOfSeed = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The pseudonym of a person in an activity; without the activity's key nobody can tell whose it is. */
export const holderOf = (holderKey: string, personKey: string): string =>
  createHmac('sha256', Buffer.from(holderKey, 'hex'))
    .update(personKey)
    .digest('hex')
    .slice(0, HOLDER_DIGITS);

/** SHA-256 of the list of tickets, in its order, hex. */
export const hashOfList = (tickets: readonly ListedTicket[]): string =>
  createHash('sha256')
    .update(listText(inListOrder(tickets).map(listLine)))
    .digest('hex');

/** What decides a draw. */
export interface DrawInputs {
  readonly activityId: string;
  readonly seed: string;
  readonly publicValue: string;
  /** Units of all prizes. */
  readonly winners: number;
}

/** Winners and reserves in their sequence. */
export const drawTickets = (
  { activityId, seed, publicValue, winners }: DrawInputs,
  tickets: readonly ListedTicket[],
): NumberedTicket[] => {
  const key = Buffer.from(seed, 'hex');
  const numbered = tickets.map((ticket) => ({
    ...ticket,
    number: createHmac('sha256', key)
      .update(drawMessage(activityId, publicValue, ticket.ticketId))
      .digest('hex'),
  }));
  return rankPrizeTickets(numbered, winners);
};

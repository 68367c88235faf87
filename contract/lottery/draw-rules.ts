import { compareText } from '../text/order-rules';

/** A ticket as the published list has it. `holder`: pseudonym of its person, the same for all their tickets. */
export interface ListedTicket {
  readonly ticketId: string;
  readonly holder: string;
}

const byTicketId = (a: ListedTicket, b: ListedTicket): number =>
  compareText(a.ticketId, b.ticketId);

/** The sequence of the published list: by ticket id, character code by character code. */
export const inListOrder = (tickets: readonly ListedTicket[]): ListedTicket[] =>
  [...tickets].sort(byTicketId);

/** A line of the published list, without its end. */
export const listLine = ({ ticketId, holder }: ListedTicket): string => `${ticketId} ${holder}`;

/** The text whose SHA-256 is published when an activity closes: a line for each ticket, each ended by \n. */
export const listText = (lines: readonly string[]): string =>
  lines.map((line) => `${line}\n`).join('');

/** The ticket of a line. */
export function ticketOfLine(line: string): ListedTicket {
  const [ticketId = '', holder = ''] = line.split(' ');
  return { ticketId, holder };
}

/** What is keyed by the seed to give a ticket's number. */
export const drawMessage = (activityId: string, publicValue: string, ticketId: string): string =>
  `${activityId}|${publicValue}|${ticketId}`;

/** A ticket with its number in the draw, hex. */
export interface NumberedTicket extends ListedTicket {
  readonly number: string;
}

/**
 * The result: tickets by number, the smallest first, of each person only the first; so many winners, then as many
 * reserves, or fewer where there are not so many people.
 */
export function rankPrizeTickets(
  tickets: readonly NumberedTicket[],
  winners: number,
): NumberedTicket[] {
  const sorted = [...tickets].sort((a, b) => compareText(a.number, b.number) || byTicketId(a, b));
  const ranked: NumberedTicket[] = [];
  const seen = new Set<string>();
  for (const ticket of sorted) {
    if (ranked.length === 2 * winners) break;
    if (seen.has(ticket.holder)) continue;
    seen.add(ticket.holder);
    ranked.push(ticket);
  }
  return ranked;
}

import Hex from 'crypto-js/enc-hex';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import SHA256 from 'crypto-js/sha256';
import {
  drawMessage,
  listText,
  rankPrizeTickets,
  ticketOfLine,
} from '@contract/lottery/draw-rules';
import type { NumberedTicket } from '@contract/lottery/draw-rules';
import { wait } from '@/platform/wait/wait';
import type { PublishedDraw } from './api';

/** Which of the published parts does not fit; null: all do. */
export type DrawViolation = 'brokenSeed' | 'brokenList' | 'brokenResult';

/** Tickets between two pauses, in which the page can draw itself. */
const CHUNK = 250;

const isOrdered = (lines: readonly string[]): boolean =>
  lines.every(
    (line, index) =>
      index === 0 || ticketOfLine(lines[index - 1] ?? '').ticketId < ticketOfLine(line).ticketId,
  );

async function numbered(
  { record, lines }: PublishedDraw,
  onProgress: (done: number) => void,
): Promise<NumberedTicket[]> {
  const key = Hex.parse(record.seed ?? '');
  const tickets: NumberedTicket[] = [];
  for (let from = 0; from < lines.length; from += CHUNK) {
    for (const line of lines.slice(from, from + CHUNK)) {
      const ticket = ticketOfLine(line);
      const message = drawMessage(record.activityId, record.publicValue ?? '', ticket.ticketId);
      tickets.push({ ...ticket, number: HmacSHA256(message, key).toString(Hex) });
    }
    onProgress(tickets.length);
    await wait(0);
  }
  return tickets;
}

/**
 * Computes a draw again from what was published, on the device. WebCrypto is missing in mini-programs, so it is the
 * library that the encrypted answers use. @param onProgress tickets done @returns what does not fit; null if all does
 */
export async function recomputeDraw(
  draw: PublishedDraw,
  onProgress: (done: number) => void = () => undefined,
): Promise<DrawViolation | null> {
  const { record, lines } = draw;
  if (SHA256(Hex.parse(record.seed ?? '')).toString(Hex) !== record.seedHash) return 'brokenSeed';
  if (!isOrdered(lines) || SHA256(listText(lines)).toString(Hex) !== record.listHash)
    return 'brokenList';
  const ranked = rankPrizeTickets(await numbered(draw, onProgress), record.winners);
  const due = ranked.map(({ ticketId }) => ticketId);
  return due.join() === record.result.join() ? null : 'brokenResult';
}

import type { DataOf, InputOf } from '@contract/endpoints';
import { signOf } from '@contract/agreement/text-rules';
import type { TicketSource } from '@contract/lottery/lottery-rules';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const SHOWN_BY_PAGE = { failure: 'in-place' } as const;

/** Gets a ticket; a repetition under the same key gives none more. */
export async function getTicket(
  activityId: string,
  source: TicketSource,
  idempotencyKey: string,
): Promise<void> {
  const wanted = { activityId, source, idempotencyKey };
  await request('POST /lottery/ticket/get.do', wanted, SHOWN_BY_PAGE);
  await refreshServerData('GET /lottery/ticket/mine.do');
}

export type PrizeClaim = InputOf<'POST /lottery/prize/claim.do'>;

/** Says where a prize is to be sent, with the consent to that. */
export async function claimPrize(claim: PrizeClaim): Promise<void> {
  const agreed = await agreedNow([signOf('deliveryConsent')]);
  await request(
    'POST /lottery/prize/claim.do',
    { ...claim, agreed },
    { ...SHOWN_BY_PAGE, crypto: 'request' },
  );
  await refreshServerData('GET /lottery/prize/mine.do');
}

/** What is published of a draw. */
export interface PublishedDraw {
  readonly record: DataOf<'GET /lottery/draw/record.do'>;
  readonly lines: readonly string[];
}

/** Reads the record of a draw and the whole list of its tickets. */
export async function fetchDraw(activityId: string): Promise<PublishedDraw> {
  const record = await request('GET /lottery/draw/record.do', { activityId }, SHOWN_BY_PAGE);
  const lines: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await request(
      'GET /lottery/draw/tickets.do',
      { activityId, pageNo },
      SHOWN_BY_PAGE,
    );
    lines.push(...page.lines);
    if (!page.hasMore) return { record, lines };
  }
}

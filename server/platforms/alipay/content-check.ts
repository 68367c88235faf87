import { randomUUID } from 'node:crypto';
import { AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';
import type { ContentCheckSettings } from './settings';

/** Alipay's result; `review`: a person decides. */
export type ContentSuggestion = 'pass' | 'review' | 'block';

const SUGGESTIONS: readonly unknown[] = ['pass', 'review', 'block'];
const LONGEST = 10_000;

/** What is checked: a text, or a picture by its public address. */
export interface CheckedContent {
  readonly type: 'TEXT' | 'PICTURE';
  readonly data: string;
}

/**
 * Checks something with Alipay before others see it.
 * @param openId of the writer, where they write in the Alipay mini-program
 * @throws AlipayError, AlipayUndecided: without an answer it has not passed
 */
export async function suggestionFor(
  gateway: AlipayGateway,
  { tenants, products }: ContentCheckSettings,
  { type, data }: CheckedContent,
  openId: string | null,
): Promise<ContentSuggestion> {
  const method = 'alipay.security.risk.content.sync.detect';
  const { suggestion } = await gateway.call(method, {
    channel: 'tinyapp-eco-open',
    content_type: type,
    data_list: [data.slice(0, LONGEST)],
    ...(openId === null ? {} : { open_id: openId }),
    products,
    request_id: randomUUID(),
    tenants,
  });
  if (!SUGGESTIONS.includes(suggestion))
    throw new AlipayUndecided(method, false, 'the answer lacks a suggestion');
  return suggestion as ContentSuggestion;
}

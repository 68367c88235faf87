import { randomUUID } from 'node:crypto';
import { AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';
import type { ContentCheckSettings } from './settings';

/** Alipay's result for a text; `review`: a person decides. */
export type ContentSuggestion = 'pass' | 'review' | 'block';

const SUGGESTIONS: readonly unknown[] = ['pass', 'review', 'block'];
const LONGEST = 10_000;

/**
 * Checks a text with Alipay before others see it.
 * @param openId of the writer, where they write in the Alipay mini-program
 * @throws AlipayError, AlipayUndecided: without an answer the text has not passed
 */
export async function suggestionFor(
  gateway: AlipayGateway,
  { tenants, products }: ContentCheckSettings,
  text: string,
  openId: string | null,
): Promise<ContentSuggestion> {
  const method = 'alipay.security.risk.content.sync.detect';
  const { suggestion } = await gateway.call(method, {
    channel: 'tinyapp-eco-open',
    content_type: 'TEXT',
    data_list: [text.slice(0, LONGEST)],
    ...(openId === null ? {} : { open_id: openId }),
    products,
    request_id: randomUUID(),
    tenants,
  });
  if (!SUGGESTIONS.includes(suggestion))
    throw new AlipayUndecided(method, false, 'the answer lacks a suggestion');
  return suggestion as ContentSuggestion;
}

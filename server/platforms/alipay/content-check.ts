import { randomUUID } from 'node:crypto';
import { AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';
import type { ContentCheckSettings } from './settings';

/** What Alipay says of a text: `review` is for a person to decide. */
export type ContentSuggestion = 'pass' | 'review' | 'block';

const SUGGESTIONS: readonly unknown[] = ['pass', 'review', 'block'];
const LONGEST = 10_000;

/**
 * Asks what Alipay says of a text before others see it.
 * @param openId of the writer, where they write in the Alipay mini-program
 * @throws AlipayError, AlipayUndecided: no answer is no pass
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

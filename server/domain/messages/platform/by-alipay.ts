import type { Alipay } from '../../../platforms/alipay/alipay';
import { sendTemplateMessage } from '../../../platforms/alipay/template-message';
import type { PlatformMessage, SendOutcome } from './platform-message';
import type { AlipayTemplates } from './settings';

/** Stands where a message has nothing to say: Alipay takes no empty keyword. */
const NOTHING = '—';

/** Sends a message by Alipay. Never rejects. */
export async function sendByAlipay(
  { mini }: Alipay,
  templates: AlipayTemplates,
  noConsent: readonly string[],
  { subject, template, page, fields }: PlatformMessage,
): Promise<SendOutcome> {
  const found = Object.values(templates).find(({ id }) => id === template);
  // Accepted under settings that are no longer there.
  if (!mini || !found) return 'unfit';
  const keywords = found.keywords.map((said) => fields[said] ?? NOTHING);
  const message = { openId: subject, template, page, keywords };
  return sendTemplateMessage(mini.gateway, message, noConsent);
}

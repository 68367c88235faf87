import type { Alipay } from '../../../../platforms/alipay/alipay';
import { sendTemplateMessage } from '../../../../platforms/alipay/template-message';
import type { PlatformMessage, SendOutcome } from './platform-message';
import type { AlipayTemplates } from './settings';

/** Fills an empty field: Alipay accepts no empty keyword. */
const NOTHING = '—';

/** Sends a message by Alipay. Never rejects. */
export async function sendByAlipay(
  { mini }: Alipay,
  templates: AlipayTemplates,
  noConsent: readonly string[],
  { subject, template, page, fields }: PlatformMessage,
): Promise<SendOutcome> {
  const found = Object.values(templates).find(({ id }) => id === template);
  // The user accepted it under earlier settings.
  if (!mini || !found) return 'unfit';
  const keywords = found.keywords.map((said) => fields[said] ?? NOTHING);
  const message = { openId: subject, template, page, keywords };
  return sendTemplateMessage(mini.gateway, message, noConsent);
}

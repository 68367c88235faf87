import { AlipayError, AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';

/** A message with a template that its recipient has subscribed to (`my.requestSubscribeMessage`). */
export interface TemplateMessage {
  readonly openId: string;
  readonly template: string;
  /** Page of the mini-program with its query. */
  readonly page: string;
  /** Texts of `keyword1`, `keyword2` … in the template's order. */
  readonly keywords: readonly string[];
}

/** Longest value of a keyword. */
export const KEYWORD_LENGTH = 50;

const dataOf = (keywords: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(keywords.map((value, index) => [`keyword${index + 1}`, { value }])),
  );

/** `sent`; `failed`: certainly not sent; `refused`: the recipient accepts no more; `unknown`: no certain answer. */
export type MessageOutcome = 'sent' | 'failed' | 'refused' | 'unknown';

/**
 * Sends a message, once. Never rejects.
 * @param noConsent sub-codes that mean that the recipient accepts no more
 */
export async function sendTemplateMessage(
  gateway: AlipayGateway,
  { openId, template, page, keywords }: TemplateMessage,
  noConsent: readonly string[],
): Promise<MessageOutcome> {
  try {
    await gateway.call('alipay.open.app.mini.templatemessage.send', {
      to_open_id: openId,
      user_template_id: template,
      page,
      data: dataOf(keywords),
    });
    return 'sent';
  } catch (error) {
    if (error instanceof AlipayError)
      return noConsent.includes(error.subCode) ? 'refused' : 'failed';
    return error instanceof AlipayUndecided && error.notSent ? 'failed' : 'unknown';
  }
}

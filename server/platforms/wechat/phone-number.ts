import type { WeChatAccount } from './settings';
import type { WeChatClient } from './client';
import { WeChatUnreachable } from './wechat-error';

interface PhoneInfo {
  readonly purePhoneNumber?: unknown;
  /** A number or a text. */
  readonly countryCode?: unknown;
  readonly watermark?: { readonly appid?: unknown };
}

const MAINLAND = '86';

/** The phone button's mobile; null where the number is of another country. */
export type PhoneNumber = string | null;

/**
 * The mobile behind a code of the phone button, once.
 * @param openid of the same person, where known: WeChat then refuses another person's code
 * @throws WeChatError, WeChatUnreachable
 */
export async function phoneNumberOf(
  client: WeChatClient,
  { appId }: WeChatAccount,
  code: string,
  openid: string | null,
): Promise<PhoneNumber> {
  const answer = await client.json('getPhoneNumber', {
    code,
    ...(openid === null ? {} : { openid }),
  });
  const info = answer.phone_info as PhoneInfo | undefined;
  if (info?.watermark?.appid !== appId)
    throw new WeChatUnreachable('getPhoneNumber', false, 'the number is another app’s');
  if (typeof info.purePhoneNumber !== 'string')
    throw new WeChatUnreachable('getPhoneNumber', false, 'the answer lacks a number');
  return String(info.countryCode) === MAINLAND ? info.purePhoneNumber : null;
}

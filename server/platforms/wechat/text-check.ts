import type { WeChatClient } from './client';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** Where a text will be shown. */
export const TEXT_SCENE = { PROFILE: 1, COMMENT: 2, FORUM: 3, SOCIAL: 4 } as const;
export type TextScene = (typeof TEXT_SCENE)[keyof typeof TEXT_SCENE];

/** `unchecked` is no pass: the writer was not in the mini-program lately, or WeChat is unavailable. */
export type CheckOutcome = 'pass' | 'review' | 'risky' | 'unchecked';

/** Most characters of one check. */
export const MOST_CHECKED = 2_500;

const OUTCOMES: readonly unknown[] = ['pass', 'review', 'risky'];

/** @param openid of the writer, who was in the mini-program within two hours */
export async function checkText(
  client: WeChatClient,
  openid: string,
  scene: TextScene,
  content: string,
): Promise<CheckOutcome> {
  try {
    const { result } = await client.json('checkText', { version: 2, openid, scene, content });
    const { suggest } = (result ?? {}) as { suggest?: unknown };
    return OUTCOMES.includes(suggest) ? (suggest as CheckOutcome) : 'unchecked';
  } catch (error) {
    if (error instanceof WeChatError || error instanceof WeChatUnreachable) return 'unchecked';
    throw error;
  }
}

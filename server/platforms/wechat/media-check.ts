import type { WeChatClient } from './client';
import type { TextScene } from './text-check';
import { WeChatUnreachable } from './wechat-error';

const PICTURE = 2;

/**
 * Requests a check of a picture, whose result is pushed within 30 minutes.
 * @param url public address, up to 10 MB, jpg, png, bmp or gif
 * @returns WeChat's trace id of the check @throws WeChatError, WeChatUnreachable
 */
export async function askPictureCheck(
  client: WeChatClient,
  openid: string,
  scene: TextScene,
  url: string,
): Promise<string> {
  const { trace_id: trace } = await client.json('checkMedia', {
    media_url: url,
    media_type: PICTURE,
    version: 2,
    openid,
    scene,
  });
  if (typeof trace === 'string' && trace !== '') return trace;
  throw new WeChatUnreachable('checkMedia', false, 'the answer lacks trace_id');
}

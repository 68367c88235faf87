import type { WeChatClient } from './client';
import type { MiniState } from './settings';
import { WeChatUnreachable } from './wechat-error';

/** Pixels: enough for printing on A4. */
const WIDTH = 1280;

/** The picture of a code that opens a page of the mini-program. */
export interface MiniCode {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * A mini-program code without expiry.
 * @param page without a leading slash and without a query
 * @param scene the page's `scene` parameter: 1 to 32 letters, digits and signs, no percent sign
 * @throws WeChatError, WeChatUnreachable
 */
export async function miniCodeFor(
  client: WeChatClient,
  state: MiniState,
  page: string,
  scene: string,
): Promise<MiniCode> {
  const answer = await client.call('getUnlimitedCode', {
    scene,
    page,
    // Only pages of the released version can be checked.
    check_path: state === 'release',
    env_version: state,
    width: WIDTH,
  });
  if (answer.kind === 'picture') return { type: answer.type, bytes: answer.bytes };
  throw new WeChatUnreachable('getUnlimitedCode', false, 'no picture came');
}

import type { Deps } from '../../deps';
import { checkText, MOST_CHECKED } from '../../platforms/wechat/text-check';
import type { CheckOutcome, TextScene } from '../../platforms/wechat/text-check';

/**
 * WeChat's judgement of a user's text. `unchecked` where there is none: checks are not set up, or the writer has no
 * account of the mini-program. The caller decides what that means.
 */
export async function textCheckOf(
  { db, platforms }: Pick<Deps, 'db' | 'platforms'>,
  userId: string,
  scene: TextScene,
  text: string,
): Promise<CheckOutcome> {
  const { mini, settings } = platforms.wechat;
  if (!mini || !settings.checksTexts || [...text].length > MOST_CHECKED) return 'unchecked';
  const identity = await db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('platform', '=', 'weapp')
    .executeTakeFirst();
  return identity ? checkText(mini.client, identity.subject, scene, text) : 'unchecked';
}

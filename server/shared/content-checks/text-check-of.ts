import type { Deps } from '../../deps';
import { AlipayError, AlipayUndecided } from '../../platforms/alipay/alipay-error';
import { suggestionFor } from '../../platforms/alipay/content-check';
import { checkText, MOST_CHECKED } from '../../platforms/wechat/text-check';
import type { CheckOutcome, TextScene } from '../../platforms/wechat/text-check';

type CheckDeps = Pick<Deps, 'db' | 'platforms'>;

/** The writer's id in a mini-program; undefined where they have none. */
export async function subjectOf(
  { db }: Pick<CheckDeps, 'db'>,
  userId: string,
  platform: 'weapp' | 'alipay-mini',
): Promise<string | undefined> {
  const identity = await db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return identity?.subject;
}

/**
 * WeChat's judgement of a user's text. `unchecked` where there is none: checks are not set up, or the writer has no
 * account of the mini-program. The caller decides what that means.
 */
export async function textCheckOf(
  deps: CheckDeps,
  userId: string,
  scene: TextScene,
  text: string,
): Promise<CheckOutcome> {
  const { mini, settings } = deps.platforms.wechat;
  if (!mini || !settings.checksTexts || [...text].length > MOST_CHECKED) return 'unchecked';
  const subject = await subjectOf(deps, userId, 'weapp');
  return subject === undefined ? 'unchecked' : checkText(mini.client, subject, scene, text);
}

/**
 * Alipay's judgement of a user's text, by which those without WeChat are checked too. `unchecked` where it is not set
 * up or gives no answer.
 */
export async function alipayTextCheckOf(
  deps: CheckDeps,
  userId: string,
  text: string,
): Promise<CheckOutcome> {
  const { mini, settings } = deps.platforms.alipay;
  if (!mini || !settings.contentCheck) return 'unchecked';
  const openId = (await subjectOf(deps, userId, 'alipay-mini')) ?? null;
  try {
    const found = await suggestionFor(
      mini.gateway,
      settings.contentCheck,
      { type: 'TEXT', data: text },
      openId,
    );
    return found === 'block' ? 'risky' : found;
  } catch (error) {
    if (error instanceof AlipayError || error instanceof AlipayUndecided) return 'unchecked';
    throw error;
  }
}

/** The judgement of a short text, such as a name: WeChat's, and where it gives none, Alipay's. */
export async function shortTextCheckOf(
  deps: CheckDeps,
  userId: string,
  scene: TextScene,
  text: string,
): Promise<CheckOutcome> {
  const byWeChat = await textCheckOf(deps, userId, scene, text);
  return byWeChat === 'unchecked' ? alipayTextCheckOf(deps, userId, text) : byWeChat;
}

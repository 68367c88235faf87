import { randomUUID } from 'node:crypto';
import { commentOn, join } from './community-cast';
import type { Member } from './community-cast';
import { HOSTILE_NICKNAME, HOSTILE_TITLE, INJECTIONS } from './samples/injections';
import type { Login, Provider } from './server/kit/harness';

/** Characters of a comment. */
const COMMENT = 500;

/** A post, a comment on it and the name of their author, all of injections; each line is one. */
export async function hostilePost(
  provider: Provider,
  login: Login,
): Promise<{
  readonly postId: string;
  readonly author: Member;
  readonly comment: readonly string[];
}> {
  const before = await join(provider, login);
  await provider.ok('POST /ugc-api/user/update.do', { nickname: HOSTILE_NICKNAME }, { as: login });
  const draft = {
    kind: 'question',
    title: HOSTILE_TITLE,
    text: INJECTIONS.join('\n'),
    idempotencyKey: randomUUID(),
  } as const;
  const { postId } = await provider.ok('POST /ugc-api/post/publish.do', draft, { as: login });
  const comment = INJECTIONS.slice(0, 10);
  const text = comment.join('\n');
  if (text.length > COMMENT) throw new Error('The comment is too long');
  await commentOn(provider, postId, text, before);
  return { postId, author: { ...before, nickname: HOSTILE_NICKNAME }, comment };
}

import { randomUUID } from 'node:crypto';
import type { DataOf, InputOf } from '@contract/endpoints';
import type { Login, Provider } from './server/kit/harness';

/** ms. Authors may add several pictures from their second day on. */
export const TWO_DAYS = 2 * 86_400_000;

/** Somebody with an account and its author in the community. */
export interface Member {
  readonly login: Login;
  /** Of the author. */
  readonly userId: string;
  readonly nickname: string;
}

/** Opens the community for the first time as an account does: its author is made. */
export async function join(provider: Provider, login: Login): Promise<Member> {
  const { userId, nickname } = await provider.ok('GET /ugc-api/user/init.do', {}, { as: login });
  return { login, userId, nickname };
}

/** What a member has posted and not deleted, the latest first. */
export async function postsOf(
  provider: Provider,
  { login, userId }: Member,
): Promise<DataOf<'GET /ugc-api/post/feed.do'>['list']> {
  const asked = { feed: 'user', userId } as const;
  return (await provider.ok('GET /ugc-api/post/feed.do', asked, { as: login })).list;
}

/** A comment on a post, over the call that the page makes. */
export const commentOn = (
  provider: Provider,
  targetId: string,
  text: string,
  { login }: Member,
): Promise<unknown> =>
  provider.ok(
    'POST /ugc-api/comment/publish.do',
    { targetType: 'post', targetId, text, idempotencyKey: randomUUID() },
    { as: login },
  );

/** A moderator of the sample data, acting by the calls of the staff's page. */
export class Moderator {
  private constructor(
    private readonly provider: Provider,
    private readonly headers: { readonly 'desk-token': string },
  ) {}

  static async signIn(provider: Provider, login: 'moderator-1' | 'moderator-2') {
    const { token } = await provider.ok('POST /desk/login.do', {
      login,
      password: 'yimiao-desk-1',
    });
    return new Moderator(provider, { 'desk-token': token });
  }

  private get options() {
    return { headers: this.headers };
  }

  /** Verifies an author as a doctor. */
  verify(userId: string): Promise<unknown> {
    const doctor = { userId, userType: 20, hospital: '儿童医院预防保健科', title: '主治医师' };
    return this.provider.ok(
      'POST /ugc-api/moderation/verify.do',
      doctor as InputOf<'POST /ugc-api/moderation/verify.do'>,
      this.options,
    );
  }

  /** Publishes what is held. */
  async publish(targetId: string): Promise<void> {
    const { list } = await this.provider.ok(
      'GET /ugc-api/moderation/queue.do',
      { filter: 'held' },
      this.options,
    );
    const caseId = list.find((each) => each.targetId === targetId)?.caseId ?? '';
    const decision = { caseId, action: 'publish' } as const;
    await this.provider.ok('POST /ugc-api/moderation/decide.do', decision, this.options);
  }

  /** Takes away what is reported or held, with a text for its author. */
  async remove(targetId: string, detail: string): Promise<void> {
    const { list } = await this.provider.ok(
      'GET /ugc-api/moderation/queue.do',
      { filter: 'reported' },
      this.options,
    );
    const caseId = list.find((each) => each.targetId === targetId)?.caseId ?? '';
    const decision = { caseId, action: 'remove', reason: 'advertising', detail } as const;
    await this.provider.ok('POST /ugc-api/moderation/decide.do', decision, this.options);
  }

  mute(userId: string, detail: string): Promise<unknown> {
    const mute = { userId, days: 7, reason: 'abuse', detail } as const;
    return this.provider.ok('POST /ugc-api/moderation/mute.do', mute, this.options);
  }

  /** Accepts the only open appeal. @returns the answer's code: nobody settles one against their own decision */
  async acceptAppeal(text: string): Promise<string> {
    const { list } = await this.provider.ok('GET /ugc-api/moderation/appeals.do', {}, this.options);
    const appealId = list.find((appeal) => appeal.text === text)?.appealId ?? '';
    const settled = { appealId, accepted: true };
    const { code } = await this.provider.call(
      'POST /ugc-api/moderation/settleAppeal.do',
      settled,
      this.options,
    );
    return code;
  }
}

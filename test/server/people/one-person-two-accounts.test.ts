import type { DataOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import { CIRCLE, createCommunity, draftOf, newKey, TOPIC } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Login } from '../kit/harness';

let world: CommunityWorld;
let anna: Caller;
let postId = '';
beforeAll(async () => {
  world = await createCommunity(1, { kind: 'pglite' });
  [anna] = world.people as [Caller];
  const draft = draftOf({ circleId: CIRCLE });
  ({ postId } = await world.provider.ok('POST /ugc-api/post/publish.do', draft, anna));
});
afterAll(() => world?.stop());

type Signed = DataOf<'POST /passport/mini/codeLogin.do'>;
type Platform = 'weapp' | 'alipay';
const loginCode = (person: string) => `login-code-${person}-${newKey()}`;

/** Signs somebody in to a mini-program without asking for their mobile. */
const visit = (person: string, platform: Platform = 'weapp'): Promise<Signed> =>
  world.provider.ok('POST /passport/mini/codeLogin.do', { platform, code: loginCode(person) });

/** Presses the phone button, as the same person of the mini-program. */
const withPhone = (person: string, mobile: string, platform: Platform = 'weapp'): Promise<Signed> =>
  world.provider.ok('POST /passport/mini/phoneLogin.do', {
    platform,
    ...(platform === 'alipay'
      ? { encrypted: phoneMessage(mobile) }
      : { code: `phone-code-${mobile}@${person}-${newKey()}` }),
    loginCode: loginCode(person),
  });

/** Types the mobile and the code that came. */
async function bind(mobile: string, as: Login) {
  await world.provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'bind' });
  const vcode = await world.provider.newestCode(mobile);
  return world.provider.call(
    'POST /passport/v1/h5/login/bindMobile.do',
    { mobile, vcode },
    { token: as.token },
  );
}

async function react(as: Login): Promise<void> {
  const { provider, authorIds } = world;
  const target = { targetType: 'post' as const, targetId: postId, on: 1 as const };
  await provider.ok('POST /ugc-api/like/set.do', target, { as });
  await provider.ok('POST /ugc-api/collect/set.do', target, { as });
  await provider.ok('POST /ugc-api/user/follow.do', { userId: authorIds[0] ?? '', on: 1 }, { as });
  await provider.ok('POST /ugc-api/topic/follow.do', { topicId: TOPIC, on: 1 }, { as });
  await provider.ok('POST /ugc-api/circle/join.do', { circleId: CIRCLE, on: 1 }, { as });
}

/** What the account did, and how often each was done by anybody. */
async function seenBy(as: Login) {
  const { provider, authorIds } = world;
  const post = await provider.ok('GET /ugc-api/post/detail.do', { postId }, { as });
  const author = await provider.ok(
    'GET /ugc-api/user/detail.do',
    { userId: authorIds[0] ?? '' },
    { as },
  );
  const topic = await provider.ok('GET /ugc-api/topic/detail.do', { topicId: TOPIC }, { as });
  const circle = await provider.ok('GET /ugc-api/circle/detail.do', { circleId: CIRCLE }, { as });
  const followed = await provider.ok('GET /ugc-api/user/list.do', { relation: 'followed' }, { as });
  return {
    own: [post.liked, post.collected, author.followed, topic.followed, circle.joined],
    counts: [post.likes, post.collects, author.followers, topic.followers, circle.members],
    followed: followed.list.length,
  };
}
const ALL = [true, true, true, true, true];

test.each([
  [
    'the phone button, for a mobile without an account',
    () => withPhone('one', '13611110001'),
    () => visit('one'),
  ],
  [
    'Alipay’s phone button',
    () => withPhone('seven', '13611110007', 'alipay'),
    () => visit('seven', 'alipay'),
  ],
  [
    'the phone button, for a mobile that has an account',
    async () => {
      await withPhone('somebody', '13611110002');
      return withPhone('two', '13611110002');
    },
    () => visit('two'),
  ],
  [
    'a code to a mobile that has an account',
    async (as: Signed) => {
      await withPhone('other', '13611110003');
      return (await bind('13611110003', as)).data;
    },
    () => visit('three'),
  ],
])('what was done before goes to the account that is entered by %s', async (_, enter, begin) => {
  const before = await begin();
  await react(before);
  const { own, counts } = await seenBy(before);
  expect(own).toEqual(ALL);
  const after = await enter(before);
  expect(after.userInfo.id).not.toBe(before.userInfo.id);
  expect(await seenBy(after)).toEqual({ own: ALL, counts, followed: 1 });
});

test('what both accounts did counts once', async () => {
  const mobile = '13611110004';
  const account = await withPhone('fourth', mobile);
  await react(account);
  const { counts } = await seenBy(account);
  const before = await visit('five');
  await react(before);
  expect((await seenBy(before)).counts).toEqual(counts.map((count) => count + 1));
  const { data } = await bind(mobile, before);
  expect(data.userInfo.id).toBe(account.userInfo.id);
  expect(await seenBy(data)).toEqual({ own: ALL, counts, followed: 1 });
});

test('an account with a mobile binds no other, and stays', async () => {
  const account = await withPhone('sixth', '13611110006');
  await react(account);
  const { counts } = await seenBy(account);
  const refused = await bind('13611110005', account);
  expect([refused.code, refused.msg]).toEqual([
    CODE.MOBILE_TAKEN,
    expect.stringContaining('已绑定手机号'),
  ]);
  expect((await seenBy(account)).counts).toEqual(counts);
});

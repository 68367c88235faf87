import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { DOCUMENT_VERSIONS, LOGIN_SIGNS } from '@contract/agreement/text-rules';
import { sha256 } from '../../../server/kernel/ids';
import { bookingOf, inDatabase } from '../kit/worlds/booking-world';
import { aClaim, aPrize } from '../kit/worlds/family';
import { ANSWER, createFollowUpWorld, DAY, DETAIL } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { anId, consentsOf, sharingOf, withdraw } from '../kit/worlds/personal-world';
import { newKey } from '../kit/worlds/booking-world';
import { createFollowUpReminders } from '../../../server/domain/aftercare/follow-up/remind';
import { sqlNow } from '../../run-clock';
import { GIVES_STATISTICS } from '../../samples/agreed';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const AGREE = 'POST /base/authProtocol/authProtocolLogUserRecord.do';
const EVENTS = 'POST /analytics/event/report.do';
const VISIT = 'POST /analytics/pageVisit/report.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const PLAYS = 'POST /analytics/video/playtime.do';
const GIVE = 'POST /personal/consent/give.do';
const RENEW = 'GET /passport/v1/h5/login/loginByToken.do';

let world: FollowUpWorld;
const person = (): Account => world.accounts[0] as Account;
const other = (): Account => world.accounts[1] as Account;
const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await world.sql(`select count(*)::int as n from ${table} where ${where}`);
  return (rows[0] as { n: number }).n;
};
const given = async (account: Account, purpose: string) =>
  (await consentsOf(world, account)).filter((each) => each.purpose === purpose);

const tie = ({ userId }: Account, platform: string) =>
  world.sql(`insert into identities (platform, subject, user_id) values ($1, $2, $3)`, [
    platform,
    anId(),
    userId,
  ]);
/** Accepts messages of a platform. @returns the id of the acceptance */
const accept = async ({ userId }: Account, platform: string): Promise<number> => {
  const { rows } = await world.sql(
    `insert into message_grants (user_id, platform, subject, template, language, unused, accepted_at)
     values ($1, $2, 's', 't', 'zh-CN', 2, ${sqlNow()}) returning id`,
    [userId, platform],
  );
  return (rows[0] as { id: number }).id;
};

beforeAll(async () => {
  world = await createFollowUpWorld(2);
});
afterAll(() => world?.remove());

const stored = () =>
  Promise.all(['telemetry_events', 'page_visits', 'video_plays'].map((table) => count(table)));
const length = { videoId: 'v', videoDuration: 60, playDuration: 9 };
const attributes = { title: '', pageUrl: '/videoDetail', labels: [], autoplay: false, ...length };
/** Reports a play, which alone our client sends with its session. */
const watch = ({ token, userId }: Account) => {
  const play = { id: anId(), userId, startTime: Date.now(), attributes, ...length };
  return world.provider().ok(PLAYS, { records: [play] }, { token });
};
/** Reports an event and a visit; our client does it without a session, as `null`. */
const report = async (account: Account | null) => {
  const options = account ? { token: account.token } : {};
  const event = { id: 10001, name: 'pageView', time: Date.now(), attributes: {} } as const;
  const batch = { run: 'r', version: '1', platform: 'h5', events: [event] };
  await world.provider().ok(EVENTS, batch, options);
  await world.provider().ok(VISIT, { id: anId(), duration: 3, data: { route: 'home' } }, options);
};
/** What a device learns of the consent from the answer of a login, here of one that begins with a token. */
const learns = async ({ token }: Account): Promise<boolean | undefined> =>
  (await world.provider().ok(RENEW, {}, { token })).statistics;

test('nobody’s statistics are sent before they were allowed, nor after that was withdrawn; the answer of a login says so', async () => {
  expect(await learns(person())).toBe(false);
  expect(await given(person(), 'statistics')).toMatchObject([{ given: false, at: null }]);
  for (const one of [person(), other()]) await world.provider().ok(GIVE, GIVES_STATISTICS, one);
  expect(await learns(person())).toBe(true);
  await withdraw(world, person(), 'statistics');
  expect([await learns(person()), await learns(other())]).toEqual([false, true]);
  expect(await given(person(), 'statistics')).toMatchObject([{ given: false }]);
});

test('without statistics no play of the account is stored, and what it watched is deleted', async () => {
  await watch(person());
  expect(await stored()).toEqual([0, 0, 0]);
  await world.provider().ok(GIVE, GIVES_STATISTICS, person());
  await watch(person());
  expect(await stored()).toEqual([0, 0, 1]);
  await withdraw(world, person(), 'statistics');
  expect(await stored()).toEqual([0, 0, 0]);
  await watch(person());
  expect(await stored()).toEqual([0, 0, 0]);
  await watch(other());
  expect(await stored()).toEqual([0, 0, 1]);
  await world.provider().ok(GIVE, GIVES_STATISTICS, person());
  await watch(person());
  expect(await stored()).toEqual([0, 0, 2]);
});

test('what is reported with a session is dropped as well; without one nobody can tell whose it is', async () => {
  await report(null);
  await withdraw(world, person(), 'statistics');
  await report(person());
  expect((await stored()).slice(0, 2)).toEqual([1, 1]);
  await report(null);
  await report(other());
  expect((await stored()).slice(0, 2)).toEqual([3, 3]);
  await world.provider().ok(GIVE, GIVES_STATISTICS, person());
});

test('the consent to the agreements names the version that was agreed to at the latest login', async () => {
  const report = {
    ...{ deviceId: 'd'.repeat(32), authSignList: LOGIN_SIGNS, authProtocolTime: Date.now() },
    positionCode: 'LOGIN',
  };
  const before = { ...report, authProtocolTime: 1, authSignList: ['privacyPolicy:1.3'] };
  await world.provider().ok(AGREE, before, person());
  await world.sql(`update agreement_records set received_at = received_at - interval '1 minute'`);
  expect(await given(person(), 'account')).toMatchObject([{ version: '1.3' }]);
  await world.provider().ok(AGREE, report, person());
  const { privacyPolicy } = DOCUMENT_VERSIONS;
  expect(await given(person(), 'account')).toMatchObject([{ version: privacyPolicy }]);
});

interface Refusal {
  readonly code: string;
  readonly msg: string;
  readonly data: { readonly reason?: string } | null;
}

test('without the consent to publish no post, question or comment is taken, until the rules are agreed to again', async () => {
  const publish = async (kind: 'share' | 'question' = 'share') => {
    const title = kind === 'question' ? '打了疫苗要观察多久' : '';
    const post = { kind, title, text: '今天带孩子打了疫苗', fileIds: [], idempotencyKey: newKey() };
    return (await world.provider().call(PUBLISH, post as never, person())) as Refusal;
  };
  const comment = async () => {
    const target = { targetType: 'post', targetId: anId() } as const;
    const form = { ...target, text: '谢谢', fileIds: [], idempotencyKey: newKey() };
    return (await world.provider().call(COMMENT, form, person())) as Refusal;
  };
  const agree = (authProtocolTime: number) => {
    const report = {
      ...{ deviceId: 'd'.repeat(32), authSignList: ['communityRules:1.0'], authProtocolTime },
      positionCode: 'COMMUNITY',
    };
    return world.provider().ok(AGREE, report, person());
  };
  const before = Date.now();
  await agree(before);
  expect(await given(person(), 'community')).toMatchObject([{ given: true, version: '1.0' }]);
  await withdraw(world, person(), 'community');
  const refused = await publish();
  expect(refused.data?.reason).toBe('consent');
  expect(refused.msg).toContain('撤回');
  expect((await publish('question')).data?.reason).toBe('consent');
  expect((await comment()).data?.reason).toBe('consent');
  // A report of before that arrives again, or late, gives nothing.
  await agree(before);
  await agree(before - 1);
  expect((await publish()).data?.reason).toBe('consent');
  expect(await given(person(), 'community')).toMatchObject([{ given: false }]);
  await agree(Date.now());
  expect((await publish()).data?.reason).not.toBe('consent');
  expect((await comment()).data?.reason).not.toBe('consent');
});

test('neither a login nor a repeated report of a device whose clock is ahead gives the consent to publish again', async () => {
  const report = {
    ...{ deviceId: 'e'.repeat(32), authSignList: ['communityRules:1.0'] },
    ...{ authProtocolTime: Date.now() + DAY / 24, positionCode: 'COMMUNITY' },
  };
  await world.provider().ok(AGREE, report, person());
  expect(await given(person(), 'community')).toMatchObject([{ given: true }]);
  await withdraw(world, person(), 'community');
  await world.provider().ok(AGREE, report, person());
  const login = { ...report, authProtocolTime: Date.now(), authSignList: LOGIN_SIGNS };
  await world.provider().ok(AGREE, { ...login, positionCode: 'LOGIN' }, person());
  expect(await given(person(), 'community')).toMatchObject([{ given: false }]);
});

test('a follow-up that was withdrawn asks nothing more', async () => {
  const orderId = await world.vaccinate(person());
  await world.at(0);
  await world.consent(person(), orderId);
  const [followUp] = await given(person(), 'followUp');
  expect(followUp).toMatchObject({ given: true });
  // To somebody else's account it is as if there were none.
  await withdraw(world, other(), 'followUp', followUp?.id);
  expect(await given(person(), 'followUp')).toHaveLength(1);
  await withdraw(world, person(), 'followUp', followUp?.id);
  expect(await given(person(), 'followUp')).toEqual([]);
  await world.at(3 * DAY);
  await inDatabase(world.testDatabase, async (database) => {
    const remind = createFollowUpReminders({ ...database } as never);
    expect(await remind(Date.now() + 30 * DAY)).toBe(0);
  });
  const detail = await world.provider().ok(DETAIL, { orderId }, { as: person().as });
  expect(detail.state).toBe('stopped');
  const answer = { orderId, submissionId: newKey(), unusual: false };
  expect((await world.provider().call(ANSWER, answer, person())).code).not.toBe(CODE.SUCCESS);
});

test('answers of questionnaires go with their pictures', async () => {
  const [fileId, draftId] = ['q'.repeat(21), 'r'.repeat(21)];
  const uploads = join(world.testDatabase.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  for (const id of [fileId, draftId]) {
    writeFileSync(join(uploads, id), 'x');
    await world.sql(
      `insert into uploads (id, user_id, kind, type, bytes, created_at, used_at)
       values ($1, $2, 'image', 'png', 1, ${sqlNow()}, ${sqlNow()})`,
      [id, person().userId],
    );
  }
  const answers = (id: string) => JSON.stringify({ a: { kind: 'picture', fileIds: [id] } });
  for (const { userId } of [person(), other()])
    await world.sql(
      `insert into questionnaire_responses (user_id, code, subject, version, answers, sent_at)
       values ($1, 'habits', '', 1, $2, ${sqlNow()})`,
      [userId, answers(fileId)],
    );
  await world.sql(
    `insert into questionnaire_drafts (user_id, code, subject, version, attempt, answers, saved_at)
     values ($1, 'visit', 'x', 1, 'attempt-1', $2, ${sqlNow()})`,
    [person().userId, answers(draftId)],
  );
  expect(await given(person(), 'questionnaires')).toHaveLength(1);
  await withdraw(world, person(), 'questionnaires');
  expect(await count('questionnaire_responses')).toBe(1);
  expect(await count('questionnaire_drafts')).toBe(0);
  expect(await count('uploads')).toBe(0);
  expect([fileId, draftId].map((id) => existsSync(join(uploads, id)))).toEqual([false, false]);
  expect(await given(person(), 'questionnaires')).toEqual([]);
});

test('an address for a prize is deleted, and the prize can be claimed again', async () => {
  const { ticketId } = await aPrize(world.testDatabase)(person(), world.provider());
  await world.provider().ok('POST /lottery/prize/claim.do', aClaim(ticketId), person());
  expect(await given(person(), 'delivery')).toMatchObject([{ id: ticketId }]);
  expect(await sharingOf(world, person())).toContainEqual(
    expect.objectContaining({ receiver: 'delivery' }),
  );
  await withdraw(world, other(), 'delivery', ticketId);
  expect(await count('lottery_deliveries')).toBe(1);
  await withdraw(world, person(), 'delivery', ticketId);
  expect(await count('lottery_deliveries')).toBe(0);
  expect(await count('lottery_winners', `state = 'won' and claimed_at is null`)).toBe(1);
  await world.provider().ok('POST /lottery/prize/claim.do', aClaim(ticketId), person());
  expect(await count('lottery_deliveries')).toBe(1);
});

test('a calendar’s address ends', async () => {
  const secret = newKey().padEnd(43, 'x').slice(0, 43);
  await world.sql(
    `insert into calendar_feeds (user_id, secret_hash, language, made_at) values ($1, $2, 'zh-CN', ${sqlNow()})`,
    [person().userId, sha256(secret)],
  );
  const read = async () =>
    (await fetch(`${world.provider().url}/member/calendar/${secret}.ics`)).status;
  expect(await read()).toBe(200);
  expect(await given(person(), 'calendar')).toHaveLength(1);
  await withdraw(world, other(), 'calendar');
  expect(await read()).toBe(200);
  await withdraw(world, person(), 'calendar');
  expect(await read()).toBe(404);
  expect(await count('calendar_feeds')).toBe(0);
});

test('nobody signs in by a platform that was untied, and an account without a mobile keeps its only way in', async () => {
  for (const platform of ['weapp', 'wx-union', 'alipay-mini']) await tie(person(), platform);
  expect((await given(person(), 'platformSignIn')).map(({ id }) => id)).toEqual([
    'wechat',
    'alipay',
  ]);
  await withdraw(world, person(), 'platformSignIn', 'wechat');
  expect((await given(person(), 'platformSignIn')).map(({ id }) => id)).toEqual(['alipay']);
  await world.sql(`update users set mobile = null where id = $1`, [person().userId]);
  const refused = await world
    .provider()
    .call(
      'POST /personal/consent/withdraw.do',
      { purpose: 'platformSignIn', id: 'alipay' },
      person(),
    );
  expect(refused.code).toBe(CODE.MOBILE_INVALID);
  await world.sql(`update users set mobile = $2 where id = $1`, [person().userId, person().mobile]);
  expect(await given(person(), 'platformSignIn')).toHaveLength(1);
});

test('the platform’s code finds the account no more once it was untied', async () => {
  const codes = (kind: string) => `${kind}-code-${person().mobile}-${anId()}`;
  const byPhone = { platform: 'weapp', code: codes('phone'), loginCode: codes('login') } as const;
  const enter = () =>
    world
      .provider()
      .ok('POST /passport/mini/codeLogin.do', { platform: 'weapp', code: codes('login') });
  const tied = await world.provider().ok('POST /passport/mini/phoneLogin.do', byPhone);
  expect(tied.userInfo.id).toBe(person().userId);
  expect((await enter()).userInfo.id).toBe(person().userId);
  await withdraw(world, person(), 'platformSignIn', 'wechat');
  expect((await enter()).userInfo.id).not.toBe(person().userId);
});

test('whoever unties a platform takes back the messages by it, with who they are there', async () => {
  await tie(person(), 'weapp');
  await accept(person(), 'weapp');
  await accept(person(), 'alipay');
  await accept(other(), 'weapp');
  await withdraw(world, person(), 'platformSignIn', 'wechat');
  const { rows } = await world.sql('select user_id, platform from message_grants order by 2');
  expect(rows).toEqual([
    { user_id: person().userId, platform: 'alipay' },
    { user_id: other().userId, platform: 'weapp' },
  ]);
  await world.sql('delete from message_grants');
});

test('messages of a platform stop, and what waited to be sent is gone', async () => {
  const grantId = await accept(person(), 'weapp');
  await world.sql(
    `with m as (insert into messages (user_id, message_class, kind, params, created_at)
       values ($1, 'reminder', 'reminderDay', '{}', ${sqlNow()}) returning id)
     insert into message_sends (message_id, grant_id, due_at) select id, $2, ${sqlNow()} + interval '1 day' from m`,
    [person().userId, grantId],
  );
  expect(await given(person(), 'platformMessages')).toMatchObject([{ id: 'weapp' }]);
  await withdraw(world, person(), 'platformMessages', 'weapp');
  expect([await count('message_grants'), await count('message_sends')]).toEqual([0, 0]);
});

test('nobody can be booked for whose consent was withdrawn, and they are in the family no more', async () => {
  const [slotId = 0] = world.world.slotIds;
  const form = bookingOf(other(), slotId);
  const before = await count('orders');
  expect((await given(other(), 'person')).map(({ id }) => id)).toEqual([other().linkmanId]);
  const { linkmanId } = other();
  await world.provider().ok('POST /linkman/linkman/delete.do', { linkmanId }, other());
  expect(await given(other(), 'person')).toEqual([]);
  const booked = await world.provider().call('POST /subscribe/subscribe/addV2.do', form, other());
  expect(booked.code).toBe(CODE.NOT_FOUND);
  expect(await count('orders')).toBe(before);
});

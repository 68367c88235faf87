import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { exportedRows } from '../../../server/shared/data-policy/exported-rows';
import { CLINIC, dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, draftOf, letWriteAgain, newKey } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { addColleague } from './security-world';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { aText } from '../kit/worlds/service-world';
import { createFieldCipher } from '../../../server/sealed/field-cipher';
import { AGREED } from '../../samples/agreed';
import { clockSetting } from '../../run-clock';

const DAY = 86_400_000;
const SECRET = Buffer.alloc(32, 3);
/** The provider's. */
const CIPHER = createFieldCipher([{ id: 'test', secret: SECRET }], SECRET);
/** Sources as the proxy reports them; the last one without a port. */
const [HOME, CAFE, DESK] = ['203.0.113.7:52344', '[2001:db8::7]:40001', '198.51.100.9'];
const PLAIN = ['203.0.113', '2001:db8', '198.51.100'];
const REASON = '沪公网〔2026〕12 号，上海市公安局';
const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';

let world: CommunityWorld;
let provider: Provider;
let anna: Caller;
let ben: Caller;
let postId = '';
let replyId = '';

beforeAll(async () => {
  world = await createCommunity(3, { env: { TRUST_PROXY: '1' } });
  ({ provider } = world);
  [anna, ben] = world.people as [Caller, Caller];
  await inDatabase(world.testDatabase, (database) =>
    addColleague(database, { depaCode: CLINIC, login: 'nurse', role: 'desk' }),
  );
});
afterAll(() => world?.stop());

const from = (source: string, who?: Caller) => ({
  ...who,
  headers: { 'x-forwarded-for': source, 'user-agent': 'MicroMessenger', platform: 'IOS' },
});

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  inDatabase(world.testDatabase, async ({ pool }) => (await pool.query<Row>(text, values)).rows);

const entriesOf = async (userId: string): Promise<string[]> => {
  await provider.runJobs();
  const rows = await query<{ event: string; subject: string }>(
    'select event, subject from network_log where user_id = $1 order by at, id',
    [userId],
  );
  return rows.map(({ event, subject }) => `${event} ${subject}`.trim());
};

/** Runs the command beside the provider. */
const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(__dirname, '../../../dist/server/network-log.js'), ...words], {
    encoding: 'utf8',
    env: {
      ...clockSetting(),
      PATH: process.env.PATH,
      DATA_DIR: world.testDatabase.dataDir,
      DATABASE_URL: world.testDatabase.postgres?.url,
      PERSON_KEY: 'a key that all providers of the tests share',
      DATA_KEYS: `test:${SECRET.toString('base64url')}`,
    },
  });

const days = () => [dayFrom(-1), dayFrom(1)] as const;
const ask = (kind: string, asked: string, ...reason: string[]) =>
  run('disclose', kind, asked, ...days(), ...(reason.length > 0 ? reason : ['--reason', REASON]));

/** Cells of the lines after the head. */
const cellsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));

test('publishing, commenting, editing and taking back are entries of their author', async () => {
  ({ postId } = await provider.ok(PUBLISH, draftOf({ kind: 'question', title: '发烧怎么办' }), {
    ...from(HOME, anna),
  }));
  const comment = { targetType: 'post', targetId: postId, text: '多喝水' } as const;
  const { commentId } = await provider.ok(
    COMMENT,
    { ...comment, idempotencyKey: newKey() },
    from(CAFE, ben),
  );
  await letWriteAgain(world);
  ({ commentId: replyId } = await provider.ok(
    COMMENT,
    { ...comment, replyToId: commentId, text: '谢谢', idempotencyKey: newKey() },
    from(CAFE, anna),
  ));
  await letWriteAgain(world);
  const edited = { postId, title: '打完发烧怎么办', text: '三十八度' };
  await provider.ok('POST /ugc-api/post/edit.do', edited, from(HOME, anna));
  await provider.ok('POST /ugc-api/comment/remove.do', { commentId }, from(CAFE, ben));
  await provider.ok('POST /ugc-api/user/update.do', { intro: '两个孩子' }, from(HOME, ben));
  expect(await entriesOf(anna.userId)).toEqual([
    `post ${postId}`,
    `comment ${replyId}`,
    `postEdit ${postId}`,
  ]);
  expect(await entriesOf(ben.userId)).toEqual([
    `comment ${commentId}`,
    `commentRemoval ${commentId}`,
    'profile',
  ]);
});

test('so are signing in and out, and messages to customer service; reading and what is refused are not', async () => {
  const mobile = '13899990321';
  await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'login' });
  const vcode = await provider.newestCode(mobile);
  const login = 'POST /passport/v1/h5/login/loginByMobile.do';
  const wrong = { mobile, vcode: vcode === '111111' ? '222222' : '111111', agreed: AGREED };
  await provider.call(login, wrong, from(HOME));
  const session = await provider.ok(login, { ...wrong, vcode }, from(HOME));
  const as = { as: session, ...from(HOME) };
  await provider.ok('GET /ugc-api/post/detail.do', { postId }, as);
  const { chat } = await provider.ok(
    'POST /service/chat/send.do',
    { clientId: newKey(), message: aText('在吗') },
    as,
  );
  await provider.ok('GET /passport/v1/h5/login/logout.do', {}, as);
  await provider.call('GET /passport/v1/h5/login/logout.do', {}, from(HOME));
  expect(await entriesOf(session.userInfo.id)).toEqual([
    'signIn',
    `chat ${chat.conversationId}`,
    'signOut',
  ]);
  const [{ count } = {}] = await query<{ count: number }>(
    'select count(*)::int as count from network_log where user_id is null and staff_id is null',
  );
  expect(count).toBe(0);
});

test('staff who sign in and open a day are entries; the same day again soon is none', async () => {
  const { token } = await provider.ok(
    'POST /desk/login.do',
    { login: 'nurse', password: DESK_PASSWORD },
    from(DESK),
  );
  const { headers } = from(DESK);
  const as = { headers: { ...headers, 'desk-token': token } };
  for (const day of [dayFrom(0), dayFrom(0), dayFrom(1)])
    await provider.ok('GET /desk/day.do', { day }, as);
  await provider.ok('POST /desk/logout.do', {}, as);
  await provider.runJobs();
  const rows = await query<{ event: string; subject: string; user_id: null }>(
    `select event, subject, user_id from network_log where staff_id = 'nurse' order by at, id`,
  );
  expect(rows).toEqual([
    { event: 'staffSignIn', subject: 'nurse', user_id: null },
    { event: 'staffAccess', subject: dayFrom(0), user_id: null },
    { event: 'staffAccess', subject: dayFrom(1), user_id: null },
    { event: 'staffSignOut', subject: '', user_id: null },
  ]);
});

test('no table and no line of the log has an address in plain text', async () => {
  const found = (texts: readonly string[]) =>
    inDatabase(world.testDatabase, async ({ pool }) => {
      const tables = await pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      );
      const names: string[] = [];
      for (const { name } of tables.rows) {
        const { rowCount } = await pool.query(
          `select from "${name}" t, unnest($1::text[]) as a (looked_for)
           where position(looked_for in to_jsonb(t)::text) > 0 limit 1`,
          [texts],
        );
        if (rowCount) names.push(name);
      }
      return names;
    });
  expect(await found(PLAIN)).toEqual([]);
  // Proves that plain text is found.
  expect(await found(['两个孩子'])).toEqual(['authors']);
  expect(PLAIN.filter((text) => provider.output.includes(text))).toEqual([]);
  const sealed = await query<{ address: string }>('select address from network_log');
  expect(sealed.length).toBeGreaterThan(10);
  expect(sealed.filter(({ address }) => !address.startsWith('e1.test.'))).toEqual([]);
});

test('the command answers what one account did from where, for a post, a comment or an account', () => {
  const { stdout, status } = ask('post', postId);
  expect(status).toBe(0);
  expect(stdout).toContain('account,time,event,call,subject,address,port,app,system\r\n');
  const cells = cellsOf(stdout);
  expect(cells.map(([account, , event, , subject]) => [account, event, subject])).toEqual([
    [anna.userId, 'post', postId],
    [anna.userId, 'comment', replyId],
    [anna.userId, 'postEdit', postId],
  ]);
  expect(cells.map((line) => line.slice(5))).toEqual([
    ['203.0.113.7', '52344', 'wechat', 'IOS'],
    ['2001:db8::7', '40001', 'wechat', 'IOS'],
    ['203.0.113.7', '52344', 'wechat', 'IOS'],
  ]);
  for (const [kind, asked] of [
    ['comment', replyId],
    ['account', anna.userId],
    ['account', world.authorIds[0] ?? ''],
    ['account', '作者1'],
  ] as const)
    expect(ask(kind, asked).stdout).toBe(stdout);
  const before = run('disclose', 'post', postId, dayFrom(-9), dayFrom(-1), '--reason', REASON);
  expect(cellsOf(before.stdout)).toEqual([]);
});

test('without a reason, for nobody, or for several of a name it answers nothing', async () => {
  const refused = [
    [ask('post', postId, '--reason', ''), 'case number'],
    [run('disclose', 'post', postId, ...days()), 'case number'],
    [ask('post', 'nothing-there'), 'No account is known of this post.'],
    [ask('letter', postId), 'network-log disclose <post|comment|account>'],
  ] as const;
  for (const [{ status, stdout, stderr }, why] of refused) {
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
  }
  await query(`update authors set nickname = '作者2' where id = $1`, [world.authorIds[2]]);
  const [, second, third] = world.authorIds;
  const { stderr } = ask('account', '作者2');
  expect(stderr).toContain([second, third].sort().join(', '));
});

test('each answer is recorded with who asked, why and how much, and listed by the command', () => {
  const rows = cellsOf(run('requests').stdout);
  expect(rows.map(([, , , , , , , entries]) => entries)).toEqual(['0', '3', '3', '3', '3', '3']);
  const operator = expect.stringContaining(userInfo().username) as string;
  expect(rows.at(-1)?.slice(1)).toEqual([
    ...[operator, REASON, `post ${postId}`, anna.userId, ...days(), '3'],
  ]);
  expect(run('requests').stdout).not.toContain('203.0.113');
});

test('its owner can take along what was done when, and no address', async () => {
  const rows = await inDatabase(world.testDatabase, ({ db }) =>
    exportedRows(db, 'network_log', anna.userId),
  );
  expect(rows).toMatchObject([
    { event: 'post', app: 'wechat', system: 'IOS', at: expect.any(Date) as Date },
    { event: 'comment' },
    { event: 'postEdit' },
  ]);
  expect(Object.keys(rows[0] ?? {})).toEqual(['at', 'event', 'app', 'system']);
});

test('a call succeeds while the log cannot be written; the log says so, and the entry comes later', async () => {
  await query('alter table network_log rename to away');
  await letWriteAgain(world);
  const answer = await provider.ok(PUBLISH, draftOf(), from(HOME, ben));
  await provider.runJobs();
  expect(provider.output).toContain('network log: entries were not written');
  await query('alter table away rename to network_log');
  expect(await entriesOf(ben.userId)).toContain(`post ${answer.postId}`);
});

test('entries stay when the account is deleted, and are found by what it wrote', async () => {
  const [{ mobile } = {}] = await query<{ mobile: string }>(
    'select mobile from users where id = $1',
    [anna.userId],
  );
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, anna);
  const vcode = await provider.newestCode(CIPHER.open(mobile ?? ''));
  await provider.ok('POST /passport/user/delete.do', { vcode }, anna);
  expect(await entriesOf(anna.userId)).toHaveLength(3);
  const { stdout } = ask('post', postId);
  expect(cellsOf(stdout).map(([account]) => account)).toEqual(Array(3).fill(anna.userId));
});

test('entries go after 200 days, and not before; what was answered stays on record', async () => {
  const [{ first } = {}] = await query<{ first: Date }>('select min(at) as first from network_log');
  const begin = first?.getTime() ?? 0;
  const count = async () => (await query('select from network_log')).length;
  const all = await count();
  await provider.jobsAt(begin + 200 * DAY - 60_000);
  expect(await count()).toBe(all);
  await provider.jobsAt(begin + 201 * DAY);
  expect(await count()).toBe(0);
  expect(cellsOf(run('requests').stdout)).toHaveLength(7);
});

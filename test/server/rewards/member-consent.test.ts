import { DOCUMENT_VERSIONS, memberSigns, signOf } from '@contract/agreement/text-rules';
import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { TEXT_HASHES } from '../../../server/shared/consents/text-hashes';
import { createTestDatabase, dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const DETAIL = 'GET /linkman/linkman/clientDetail.do';
const LIST = 'GET /linkman/linkman/findByUserId.do';
const AGREE = 'POST /base/authProtocol/authProtocolLogUserRecord.do';
const RENEW = 'GET /passport/v1/h5/login/loginByToken.do';
type Form = InputOf<typeof SAVE>;

const deviceId = 'b'.repeat(32);
const agreed = (signs: readonly string[], at = Date.now()) => ({
  deviceId,
  authProtocolTime: at,
  authSignList: [...signs],
});
const MEMBER = memberSigns(false);
const CHILD = memberSigns(true);
/** The consent and the children's rules in force. */
const CONSENT = DOCUMENT_VERSIONS.memberConsent;
const RULES = DOCUMENT_VERSIONS.childrenPrivacy;
const OLD_RULES = 'childrenPrivacy:1.1';
const OLD_CHILD = [OLD_RULES, signOf('memberConsent')];

let documents = 0;
const adult = (change: Partial<Form> = {}): Form => ({
  name: '李青',
  documentKind: 2,
  documentNumber: `E7700${1000 + documents++}`,
  sex: 2,
  birthday: '1991-01-01',
  relationType: 7,
  mobile: '13700000000',
  consent: true,
  isAnother: true,
  ...change,
});
const MOTHER = { name: '李青', mobile: '13700000000', relation: 'mother' } as const;
const child = (change: Partial<Form> = {}): Form =>
  adult({
    name: '小禾',
    birthday: dayFrom(-900),
    relationType: 3,
    guardian: MOTHER,
    guardianConsentVersion: RULES,
    ...change,
  });

let testDatabase: TestDatabase;
let provider: Provider;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** Starts it again, with further settings. */
async function restart(env: Readonly<Record<string, string>> = {}): Promise<void> {
  await provider.halt();
  provider = await startOn(testDatabase, env);
}

const recordsOf = (linkmanId: string) =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ signs: string[]; texts: object; agreed_at: Date }>(
      `select signs, texts, agreed_at from agreement_records where linkman_id = $1 order by received_at`,
      [linkmanId],
    );
    return rows;
  });
const versions = async (as: Login, linkmanId: string) => {
  const { consents } = await provider.ok(DETAIL, { linkmanId }, { as });
  return consents.map(({ by, version, proved }) => [by, version, proved]);
};
const due = async (as: Login) => (await provider.ok(RENEW, {}, { as })).familyTextsDue;

describe('what was agreed to for a family member', () => {
  test('is recorded with them: versions, time, and the hash of each text', async () => {
    const as = await provider.signUp('13800004101');
    const at = Date.now() - 5_000;
    const { linkmanId } = await provider.ok(SAVE, child({ agreed: agreed(CHILD, at) }), { as });
    const records = await recordsOf(linkmanId);
    expect(records).toMatchObject([{ signs: CHILD, agreed_at: new Date(at) }]);
    expect(records[0]?.texts).toEqual({
      memberConsent: TEXT_HASHES.memberConsent[CONSENT],
      childrenPrivacy: TEXT_HASHES.childrenPrivacy[RULES],
    });
    expect(await versions(as, linkmanId)).toEqual([
      ['owner', CONSENT, false],
      ['guardian', RULES, false],
    ]);
    const { list } = await provider.ok('GET /personal/consent/list.do', {}, { as });
    expect(list.find(({ id }) => id === linkmanId)).toMatchObject({
      version: CONSENT,
      given: true,
    });
  });

  test('each save is a record of its own, and one that is repeated is not', async () => {
    const as = await provider.signUp('13800004102');
    const form = adult({ agreed: agreed(MEMBER) });
    const { linkmanId } = await provider.ok(SAVE, form, { as });
    // The answer was lost.
    expect(await provider.ok(SAVE, form, { as })).toEqual({ linkmanId });
    expect(await recordsOf(linkmanId)).toHaveLength(1);
    const later = { ...form, linkmanId, agreed: agreed(MEMBER, Date.now() + 1) };
    await provider.ok(SAVE, later, { as });
    expect(await recordsOf(linkmanId)).toHaveLength(2);
  });

  test('two people who are saved in one moment have a record each', async () => {
    const as = await provider.signUp('13800004103');
    const together = agreed(MEMBER);
    const saved = await Promise.all(
      [1, 2].map(() => provider.ok(SAVE, adult({ agreed: together }), { as })),
    );
    for (const { linkmanId } of saved) expect(await recordsOf(linkmanId)).toHaveLength(1);
  });

  test('in a version that there never was is refused, before a guardian is asked; an older one counts', async () => {
    const as = await provider.signUp('13800004104');
    const mother = '13700004104';
    const form = child({
      guardian: { ...MOTHER, mobile: mother },
      guardianNotified: true,
      agreed: agreed(['memberConsent:9.9', signOf('childrenPrivacy')]),
    });
    await provider.ok('POST /linkman/linkman/guardianCode.do', { mobile: mother }, { as });
    const guardianCode = await provider.newestCode(mother);
    const refused = await provider.call(SAVE, { ...form, guardianCode }, { as });
    expect(refused).toMatchObject({
      code: CODE.PARAMETERS,
      msg: expect.stringContaining('刷新页面'),
    });
    expect(await provider.ok(LIST, undefined, { as })).toEqual([]);
    // The code is not used up.
    const older = { ...form, guardianCode, agreed: agreed(OLD_CHILD) };
    const { linkmanId } = await provider.ok(SAVE, older, { as });
    const [record] = await recordsOf(linkmanId);
    expect(record?.texts).toMatchObject({ childrenPrivacy: TEXT_HASHES.childrenPrivacy['1.1'] });
  });

  test('by a client that does not know the versions has none, and is asked for where the first version asks', async () => {
    const as = await provider.signUp('13800004105');
    const { linkmanId } = await provider.ok(SAVE, adult({ consentVersion: '1.5' }), { as });
    expect(await versions(as, linkmanId)).toEqual([['owner', '', false]]);
    expect(await recordsOf(linkmanId)).toEqual([]);
    expect(await due(as)).toEqual([]);
    await restart({ ASKS_AGAIN: signOf('memberConsent') });
    expect(await due(as)).toEqual(['memberConsent']);
    await provider.ok(AGREE, { ...agreed(MEMBER), positionCode: 'FAMILY' }, { as });
    expect(await due(as)).toEqual([]);
    expect(await versions(as, linkmanId)).toEqual([['owner', CONSENT, false]]);
    await restart();
  });
});

describe('where the rules for children ask again', () => {
  let asked: Login;
  let childId: string;
  const others: Login[] = [];

  beforeAll(async () => {
    const old = { guardianConsentVersion: '1.1', agreed: agreed(OLD_CHILD) };
    asked = await provider.signUp('13800004106');
    childId = (await provider.ok(SAVE, child(old), { as: asked })).linkmanId;
    for (const [mobile, form] of [
      ['13800004107', child({ agreed: agreed(CHILD) })],
      ['13800004108', adult({ agreed: agreed(MEMBER) })],
    ] as const) {
      const as = await provider.signUp(mobile);
      await provider.ok(SAVE, form, { as });
      others.push(as);
    }
    await restart({ ASKS_AGAIN: signOf('childrenPrivacy') });
  });
  afterAll(() => restart());

  test('an account with a child is asked that agreed to an older version, and no other', async () => {
    expect(await due(asked)).toEqual(['childrenPrivacy']);
    for (const as of others) expect(await due(as)).toEqual([]);
  });

  test('agreeing to an older version does not end it; agreeing to the one in force does', async () => {
    // The device's clock stands in 1970.
    let at = 0;
    const report = (signs: readonly string[]) =>
      provider.call(AGREE, { ...agreed(signs, ++at), positionCode: 'FAMILY' }, { as: asked });
    expect((await report(['childrenPrivacy:9.9'])).code).toBe(CODE.PARAMETERS);
    expect((await report(['childrenPrivacy:1.0'])).code).toBe(CODE.SUCCESS);
    expect(await versions(asked, childId)).toContainEqual(['guardian', '1.1', false]);
    expect(await due(asked)).toEqual(['childrenPrivacy']);
    await report([signOf('childrenPrivacy')]);
    expect(await due(asked)).toEqual([]);
    expect(await versions(asked, childId)).toEqual([
      ['owner', CONSENT, false],
      ['guardian', RULES, false],
    ]);
  });

  test('a guardian who is somebody else is asked with the next form, by a code', async () => {
    const as = await provider.signUp('13800004109');
    const mother = '13700004109';
    const code = async (): Promise<string> => {
      await provider.ok('POST /linkman/linkman/guardianCode.do', { mobile: mother }, { as });
      return provider.newestCode(mother);
    };
    const form = child({
      guardian: { ...MOTHER, mobile: mother },
      guardianNotified: true,
      guardianConsentVersion: '1.1',
      agreed: agreed(OLD_CHILD),
      guardianCode: await code(),
    });
    const { linkmanId } = await provider.ok(SAVE, form, { as });
    expect(await due(as)).toEqual([]);
    expect(await versions(as, linkmanId)).toContainEqual(['guardian', '1.1', false]);
    // The owner’s own agreement is none of the guardian.
    await provider.ok(
      AGREE,
      { ...agreed([signOf('childrenPrivacy')]), positionCode: 'FAMILY' },
      { as },
    );
    const now = { ...form, linkmanId, guardianConsentVersion: RULES, agreed: agreed(CHILD) };
    const again = { ...now, guardianCode: undefined };
    expect((await provider.call(SAVE, again, { as })).msg).toContain('发到监护人手机的验证码');
    await provider.moveTo(provider.now + 61_000);
    await provider.ok(SAVE, { ...again, guardianCode: await code() }, { as });
    expect(await versions(as, linkmanId)).toContainEqual(['guardian', RULES, true]);
    await provider.ok(SAVE, again, { as });
  });
});

test('whoever agreed to a consent that nobody knows is asked, and agreeing ends it', async () => {
  const as = await provider.signUp('13800004110');
  const { linkmanId } = await provider.ok(SAVE, adult({ agreed: agreed(MEMBER) }), { as });
  expect(await due(as)).toEqual([]);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update linkmen set consent_text_version = '0.9' where id = $1`, [linkmanId]),
  );
  expect(await due(as)).toEqual(['memberConsent']);
  await provider.ok(AGREE, { ...agreed(MEMBER), positionCode: 'FAMILY' }, { as });
  expect(await due(as)).toEqual([]);
  expect(await versions(as, linkmanId)).toEqual([['owner', CONSENT, false]]);
});

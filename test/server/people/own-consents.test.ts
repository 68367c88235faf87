import { DOCUMENT_VERSIONS, signOf } from '@contract/agreement/text-rules';
import type { AgreedDocument } from '@contract/agreement/text-rules';
import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { TEXT_HASHES } from '../../../server/shared/consents/text-hashes';
import { agreedTo } from '../../samples/agreed';
import { aClaim, aPrize } from '../kit/worlds/family';
import { CONSENT, createFollowUpWorld, HOUR } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';

const HEALTH = 'POST /linkman/health/save.do';
const CLAIM = 'POST /lottery/prize/claim.do';
const GIVE = 'POST /personal/consent/give.do';
const AGREE = 'POST /base/authProtocol/authProtocolLogUserRecord.do';
const RENEW = 'GET /passport/v1/h5/login/loginByToken.do';

let follow: FollowUpWorld;
/** Each account's order of the visit. */
const visits = new Map<string, string>();
const visitOf = ({ userId }: Account): string => visits.get(userId) ?? '';
beforeAll(async () => {
  follow = await createFollowUpWorld(8);
  for (const account of follow.accounts)
    visits.set(account.userId, await follow.vaccinate(account));
  await follow.at(HOUR);
});
afterAll(() => follow?.remove());

let used = 0;
const next = (): Account => follow.accounts[used++] as Account;
const answersOf = ({ linkmanId }: Account, agreed?: ReturnType<typeof agreedTo>) => ({
  linkmanId,
  answers: { immunodeficiency: 'no' as const },
  days: {},
  consent: true as const,
  agreed,
});
const due = async ({ as }: Account) =>
  (await follow.provider().ok(RENEW, {}, { as })).familyTextsDue;
const recordsOf = async ({ userId }: Account, position: string) =>
  (
    await follow.sql(
      `select signs, texts, linkman_id from agreement_records where user_id = $1 and position_code = $2`,
      [userId, position],
    )
  ).rows;
const versionOf = async ({ as }: Account, purpose: string) => {
  const { list } = await follow.provider().ok('GET /personal/consent/list.do', {}, { as });
  return list
    .filter((each) => each.purpose === purpose && each.given)
    .map(({ version }) => version);
};

/** A consent that is given by a call: what the call carries, whom it is for, and where it is recorded. */
interface Given {
  readonly document: AgreedDocument;
  readonly position: string;
  readonly purpose: string;
  give(account: Account, agreed?: ReturnType<typeof agreedTo>): Promise<Envelope<unknown>>;
}

const GIVEN: readonly Given[] = [
  {
    document: 'healthConsent',
    position: 'HEALTH',
    purpose: 'healthProfile',
    give: (account, agreed) => follow.provider().call(HEALTH, answersOf(account, agreed), account),
  },
  {
    document: 'followUpConsent',
    position: 'FOLLOW_UP',
    purpose: 'followUp',
    give: (account, agreed) =>
      follow.provider().call(CONSENT, { orderId: visitOf(account), agreed }, account),
  },
  {
    document: 'deliveryConsent',
    position: 'DELIVERY',
    purpose: 'delivery',
    give: async (account, agreed) =>
      follow.provider().call(CLAIM, { ...aClaim(await prizeOf(account)), agreed }, account),
  },
  {
    document: 'statisticsConsent',
    position: 'STATISTICS',
    purpose: 'statistics',
    give: (account, agreed) =>
      follow.provider().call(GIVE, { purpose: 'statistics', agreed }, account),
  },
];

const prizes = new Map<string, string>();
async function prizeOf(account: Account): Promise<string> {
  const known =
    prizes.get(account.userId) ??
    (await aPrize(follow.testDatabase)(account, follow.provider())).ticketId;
  prizes.set(account.userId, known);
  return known;
}

test.each(GIVEN)(
  '$document is recorded with version and hash by the call that needs it; another version is refused, and nothing stored',
  async ({ document, position, purpose, give }) => {
    const account = next();
    const version = DOCUMENT_VERSIONS[document];
    const old = { ...agreedTo(document), authSignList: [`${document}:2026-11`] };
    for (const agreed of [undefined, agreedTo('privacyPolicy'), old]) {
      const refused = await give(account, agreed);
      expect(refused).toMatchObject({ code: CODE.PARAMETERS, data: { document, version } });
      expect(refused.msg).toContain('阅读后再同意');
    }
    expect(await versionOf(account, purpose)).toEqual([]);
    expect(await recordsOf(account, position)).toEqual([]);

    expect((await give(account, agreedTo(document))).code).toBe(CODE.SUCCESS);
    expect(await recordsOf(account, position)).toEqual([
      {
        signs: [signOf(document)],
        texts: { [document]: TEXT_HASHES[document][version] },
        linkman_id: document === 'healthConsent' ? account.linkmanId : null,
      },
    ]);
    expect(await versionOf(account, purpose)).toEqual([purpose === 'delivery' ? '' : version]);
  },
);

test('an answer without a consent in force stores none of the answers', async () => {
  const account = next();
  await follow.provider().call(HEALTH, answersOf(account), account);
  const { rows } = await follow.sql(`select 1 from health_profiles where linkman_id = $1`, [
    account.linkmanId,
  ]);
  expect(rows).toEqual([]);
});

describe('where the text has changed', () => {
  let account: Account;
  let other: Account;
  /** As if the consents had been given by a version before. */
  const givenBy = async (version: string) => {
    for (const table of ['health_profiles', 'follow_up_series'])
      await follow.sql(`update ${table} set consent_version = $2 where user_id = $1`, [
        account.userId,
        version,
      ]);
  };
  const agree = (document: AgreedDocument, at: number) =>
    follow
      .provider()
      .ok(AGREE, { ...agreedTo(document), authProtocolTime: at, positionCode: 'FAMILY' }, account);

  beforeAll(async () => {
    account = next();
    other = next();
    for (const each of [account, other]) {
      await follow.provider().ok(HEALTH, answersOf(each, agreedTo('healthConsent')), each);
      await follow.consent(each, visitOf(each));
    }
  });

  test('whoever agreed to another one is asked again, and agreeing ends it', async () => {
    expect(await due(account)).toEqual([]);
    await givenBy('0.9');
    expect(await due(account)).toEqual(['healthConsent', 'followUpConsent']);
    expect(await due(other)).toEqual([]);
    await agree('healthConsent', 11);
    expect(await due(account)).toEqual(['followUpConsent']);
    await agree('followUpConsent', 12);
    expect(await due(account)).toEqual([]);
    expect(await versionOf(account, 'healthProfile')).toEqual([DOCUMENT_VERSIONS.healthConsent]);
    expect(await versionOf(account, 'followUp')).toEqual([DOCUMENT_VERSIONS.followUpConsent]);
  });

  test('one from before the texts had versions is asked where the operator has them ask', async () => {
    await givenBy('2026-11');
    expect(await due(account)).toEqual([]);
    await follow.at(HOUR, {
      ASKS_AGAIN: `${signOf('healthConsent')},${signOf('followUpConsent')}`,
    });
    expect(await due(account)).toEqual(['healthConsent', 'followUpConsent']);
    expect(await due(other)).toEqual([]);
  });

  test('whoever withdraws instead is asked no more', async () => {
    const withdraw = 'POST /personal/consent/withdraw.do';
    const { linkmanId, as } = account;
    await follow.provider().ok(withdraw, { purpose: 'healthProfile', id: linkmanId }, { as });
    expect(await due(account)).toEqual(['followUpConsent']);
    await follow
      .provider()
      .ok('POST /order/followUp/stop.do', { orderId: visitOf(account) }, { as });
    expect(await due(account)).toEqual([]);
  });
});

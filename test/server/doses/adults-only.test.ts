import { addDays } from '@contract/time/day-rules';
import { CODE } from '@contract/errors';
import { checkDigit } from '@contract/linkman/document-rules';
import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import { newKey } from '../kit/worlds/booking-world';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const CENTRE = '/member/wx/memberCenter';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** An account whose own person is born on a day. */
async function bornOn(birthday: string, mobile: string): Promise<Login> {
  const as = await provider.signUp(mobile);
  const first = `110101${birthday.replaceAll('-', '')}${mobile.slice(-3)}`;
  await provider.ok(
    SAVE,
    {
      name: '李青',
      documentKind: 1,
      documentNumber: first + checkDigit(first),
      sex: 2,
      birthday,
      relationType: 1,
      mobile,
      consent: true,
      consentVersion: '1.0',
    },
    { as },
  );
  return as;
}

/** How everything that is for adults answers an account. */
async function answersTo(as: Login): Promise<Record<string, string>> {
  const task = 'signIn';
  await provider.ok('GET /health-beans/activeTask/doTask.do', { task }, { as });
  const activities = await provider.ok('GET /lottery/activity/list.do', undefined);
  const activityId = activities.find(({ state }) => state === 'open')?.activityId ?? '';
  const key = { idempotencyKey: newKey() };
  const plan = { plan: 'month', agreementVersion: MEMBER_AGREEMENT_VERSION } as const;
  const answers = {
    ticket: provider.call(
      'POST /lottery/ticket/get.do',
      { activityId, source: 'free', ...key },
      { as },
    ),
    beans: provider.call('POST /health-beans/activeTask/getAward.do', { task }, { as }),
    exchange: provider.call(`POST ${CENTRE}/exchange.do`, key, { as }),
    code: provider.call(`POST ${CENTRE}/redeem.do`, { code: 'AAAA-AAAA-AAAA-AAAA' }, { as }),
    purchase: provider.call(`POST ${CENTRE}/buy.do`, plan, { as }),
  };
  const entries = Object.entries(answers).map(
    async ([name, answer]) => [name, (await answer).code] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

test('whoever is 18 today gets beans, memberships and lottery tickets; a day younger nobody does', async () => {
  const { now } = await provider.ok('GET /base/time/now.do', undefined);
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  expect(await answersTo(await bornOn(birthday, '13800000121'))).toEqual({
    ticket: CODE.SUCCESS,
    beans: CODE.SUCCESS,
    exchange: CODE.BEANS_SHORT,
    code: CODE.MEMBER_CODE,
    purchase: CODE.SUCCESS,
  });
  const minor = await bornOn(addDays(birthday, 1), '13800000122');
  expect(new Set(Object.values(await answersTo(minor)))).toEqual(new Set([CODE.ADULTS_ONLY]));
});

import { CODE } from '@contract/errors';
import type { CodeWork } from '@contract/account/code-work-rules';
import { askWork } from '../../../server/shared/accounts/code-work';
import type { StaffRole } from '../../../server/http/context';
import type { LimitName } from '../../../server/http/limits';
import { CLINIC } from '../kit/worlds/booking-world';
import type { RawAnswer, RawCall } from '../kit/worlds/from-address';
import { DESK_PASSWORD } from '../kit/worlds/desk-world';
import {
  forget,
  freshAddress,
  freshMobile,
  PASSWORD,
  PERSON_KEY,
} from '../kit/worlds/limits-world';
import type { Means, Owner } from '../kit/worlds/limits-world';
import { solveWork } from '../kit/solve-work';
import { sqlNow } from '../../run-clock';

/**
 * One attempt that a limit counts. `key`: 0, 1, …; attempts with the same key are counted together, in the limit's own
 * dimension. Everything else is new in each attempt, so that no other limit applies first and no other dimension can
 * be what is counted.
 */
export type Attempt = (means: Means, key: number) => Promise<RawAnswer>;

const POST = (path: string, body: object, more: Partial<RawCall> = {}): RawCall => ({
  method: 'POST',
  path,
  body,
  from: freshAddress(),
  ...more,
});
const SEND = '/message/validate/h5/sendVcode.do';
const LOGIN = '/passport/v1/h5/login/loginByMobile.do';
const BY_PASSWORD = '/passport/v1/h5/login/loginByPassword.do';
const CONFIRM = '/order/subscribe/confirmSubscribe.do';

/** An address for each key, the same in every attempt of a limit. */
const storedIn = new Map<string, string>();
export function addressFor(limit: LimitName, key: number): string {
  const name = `${limit} ${key}`;
  const address = storedIn.get(name) ?? freshAddress();
  storedIn.set(name, address);
  return address;
}

const mobilesUnlocked = new Map<string, string>();
function mobileFor(limit: LimitName, key: number): string {
  const name = `${limit} ${key}`;
  const mobile = mobilesUnlocked.get(name) ?? freshMobile();
  mobilesUnlocked.set(name, mobile);
  return mobile;
}

/** Limits per owner share no owner: each key of each limit has its own. */
const ownersUnlocked = new Map<string, Owner>();
function ownerFor({ world }: Means, limit: LimitName, key: number): Owner {
  const name = `${limit} ${key}`;
  const owner = ownersUnlocked.get(name) ?? world.owners[ownersUnlocked.size];
  if (!owner) throw new Error('More owners are needed.');
  ownersUnlocked.set(name, owner);
  return owner;
}

let turn = 0;
const anyOwner = ({ world }: Means): Owner => {
  turn += 1;
  return world.owners[turn % world.owners.length] as Owner;
};

const as = ({ token }: Owner) => ({ headers: { tk: token } });
const device = (key: number) => `${'d'.repeat(42)}${key}`;
const backdate = ({ client }: Means): Promise<unknown> =>
  client.query(`update verification_codes set created_at = created_at - interval '61 seconds'`);

const fromAddress =
  (limit: LimitName, make: (means: Means) => RawCall): Attempt =>
  (means, key) =>
    means.call({ ...make(means), from: addressFor(limit, key) });

/** Signs in on an owner's device, so that it is a known device. */
async function know(means: Means, owner: Owner, token: string): Promise<void> {
  await means.client.query(
    `insert into known_devices (user_id, device_hash, seen_at)
     values ($1, encode(sha256($2::bytea), 'hex'), ${sqlNow()}) on conflict do nothing`,
    [owner.userId, token],
  );
}

/** The token of a member of staff for each key. */
async function deskTokenFor(
  { client }: Means,
  key: number,
  role: StaffRole = 'desk',
): Promise<string> {
  const token = `${role}-${key}`.padEnd(43, 'x');
  await client.query(
    `insert into staff (id, depa_code, login, name, password_hash, role)
     values ($1, $2, $1, $1, '', $3) on conflict do nothing`,
    [`limited-${role}-${key}`, CLINIC, role],
  );
  await client.query(
    `insert into staff_sessions (token_hash, staff_id, created_at, expires_at)
     values (encode(sha256($2::bytea), 'hex'), $1, ${sqlNow()}, ${sqlNow()} + interval '1 hour') on conflict do nothing`,
    [`limited-${role}-${key}`, token],
  );
  return token;
}

/** A wrong code of a member of staff whose password is right. */
async function guessStaffCode({ client, call }: Means, login: string): Promise<RawAnswer> {
  await client.query(
    `insert into staff (id, depa_code, login, name, password_hash)
     select $1, depa_code, $1, $1, password_hash from staff where id = $2 on conflict do nothing`,
    [login, `s-${CLINIC}`],
  );
  await client.query(
    `insert into staff_factors (staff_id, secret, confirmed_at)
     values ($1, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', ${sqlNow()}) on conflict do nothing`,
    [login],
  );
  return call(POST('/desk/login.do', { login, password: DESK_PASSWORD, code: 'NOT-A-CODE' }));
}

const DOCUMENT = { name: '测试', documentKind: 2, documentNumber: 'E12345678' };
const CLAIM = { ...DOCUMENT, orderId: 'nothing', reason: '核对证件' };
let named = 0;
/** Finding, which succeeds, and settling, which does not, in turn: both count. */
const nameDocument: Attempt = async (means, key) => {
  const headers = { 'desk-token': await deskTokenFor(means, key) };
  named += 1;
  return means.call(
    named % 2
      ? POST('/desk/claim/find.do', DOCUMENT, { headers })
      : POST('/desk/claim/settle.do', CLAIM, { headers }),
  );
};
/** A wrong fact of an account that has been silent, by whoever has its number now. */
const guessFact: Attempt = async (means, key) => {
  const { mobile, userId } = ownerFor(means, 'wrongOwnerFacts', key);
  await means.client.query(`update users set seen_at = '2020-01-01' where id = $1`, [userId]);
  await backdate(means);
  const headers = { 'device-token': device(key) };
  await means.call(POST(SEND, { mobile }, { headers }));
  const path = `/dev/outbox?mobile=${mobile}`;
  const { text } = await means.call({ path, headers: { accept: 'application/json' } });
  const vcode = /验证码 (\d{6})/.exec(text)?.[1];
  const { envelope } = await means.call(POST(LOGIN, { mobile, vcode }, { headers }));
  const { ticket } = (envelope.data ?? {}) as { readonly ticket?: string };
  const body = { ticket, fact: { birthday: '1900-01-01' } };
  return means.call(POST('/passport/v1/h5/login/ownerCheck/prove.do', body, { headers }));
};
const OPEN_INVITATION = '/linkman/caregiver/open.do';
const TELEMETRY = POST('/analytics/event/report.do', {});

/** Asks for a code, with work where that is needed. */
async function askWithWork({ call }: Means, mobile: string): Promise<RawAnswer> {
  const asked = await call(POST(SEND, { mobile }));
  const { code, data } = asked.envelope;
  if (code !== CODE.WORK_NEEDED) return asked;
  return call(POST(SEND, { mobile, work: solveWork(data as CodeWork) }));
}

const worksDone = new Map<string, ReturnType<typeof solveWork>>();
/** Work that was done for a mobile once. */
async function workFor({ client }: Means, mobile: string): Promise<ReturnType<typeof solveWork>> {
  const { rows } = await client.query<{ now: Date }>(`select ${sqlNow()} as now`);
  const now = Number(rows[0]?.now);
  const work = worksDone.get(mobile) ?? solveWork(askWork(Buffer.from(PERSON_KEY), mobile, now));
  worksDone.set(mobile, work);
  return work;
}

/** What is everybody's, or of one address longer than a minute, is reached in sms-budget.test.ts. */
type LimitOfOne = Exclude<
  LimitName,
  'codesToPrefix' | 'codesOfService' | 'codesOfServiceInADay' | 'codesToMobileFromAddress'
>;

export const ATTEMPTS: Record<LimitOfOne, Attempt> = {
  writes: fromAddress('writes', (means) =>
    POST('/passport/user/updateNickName.do', { nickName: '' }, as(anyOwner(means))),
  ),
  logins: fromAddress('logins', () => POST(SEND, { mobile: freshMobile() })),
  platformLogins: fromAddress('platformLogins', () => ({
    path: '/passport/wx/callback.do?code=worthless&state=s',
    headers: { cookie: 'ym_wx_state=s.aHR0cA' },
  })),
  telemetry: fromAddress('telemetry', () => ({ ...TELEMETRY })),
  feedback: fromAddress('feedback', () => POST('/base/feedback/save.do', {})),
  documentChecks: fromAddress('documentChecks', () => ({
    path: '/base/linkman/isValidCard.do?documentKind=1&documentNumber=110101199003077774',
  })),
  deskDocumentChecks: nameDocument,
  deskDocumentChecksInADay: nameDocument,
  serviceSearches: fromAddress('serviceSearches', (means) =>
    POST('/service/answers/search.do', { word: '' }, as(anyOwner(means))),
  ),
  serviceMessages: (means, key) => {
    const message = { kind: 'order', id: 'nothing' };
    const owner = ownerFor(means, 'serviceMessages', key);
    return means.call(POST('/service/chat/send.do', { clientId: 'attempt-1', message }, as(owner)));
  },
  serviceStaffMessages: async (means, key) => {
    const token = await deskTokenFor(means, key, 'service');
    const message = { kind: 'text', text: 'x' };
    return means.call(
      POST(
        '/service/staff/send.do',
        { conversationId: 'nothing', clientId: 'attempt-1', message },
        { headers: { 'desk-token': token } },
      ),
    );
  },
  notThere: (means, key) =>
    means.call({
      path: '/order/subscribe/clientDetail.do?orderId=nothing',
      from: freshAddress(),
      ...as(ownerFor(means, 'notThere', key)),
    }),
  notThereForStaff: async (means, key) => {
    const headers = { 'desk-token': await deskTokenFor(means, key + 10) };
    return means.call({ path: '/desk/find.do?code=ABCD-EFGH', from: freshAddress(), headers });
  },
  notThereFromAddress: fromAddress('notThereFromAddress', () => ({
    path: '/article/article/detail.do?articleId=nothing',
  })),
  clinicCodeReads: fromAddress('clinicCodeReads', (means) => ({
    path: '/order/subscribe/arrivable.do?code=unknown',
    ...as(anyOwner(means)),
  })),
  signatures: fromAddress('signatures', () => ({ path: '/passport/wx/getJsSdkConfig.do' })),
  uploads: (means, key) =>
    means.call(POST('/base/upload/file.do', {}, as(ownerFor(means, 'uploads', key)))),
  codesFromAddress: fromAddress('codesFromAddress', () => POST(SEND, { mobile: freshMobile() })),
  codesToMobile: async (means, key) => {
    await backdate(means);
    return askWithWork(means, mobileFor('codesToMobile', key));
  },
  codeWork: async (means, key) => {
    await backdate(means);
    const mobile = mobileFor('codeWork', key);
    return means.call(POST(SEND, { mobile, work: await workFor(means, mobile) }));
  },
  codesToKnownDevice: async (means, key) => {
    await backdate(means);
    const owner = ownerFor(means, 'codesToKnownDevice', 0);
    await know(means, owner, device(key));
    const headers = { 'device-token': device(key) };
    return means.call(POST(SEND, { mobile: owner.mobile }, { headers }));
  },
  wrongCodesFromElsewhere: async (means, key) => {
    const isFirst = !mobilesUnlocked.has(`wrongCodesFromElsewhere ${key}`);
    const mobile = mobileFor('wrongCodesFromElsewhere', key);
    if (isFirst) await means.call(POST(SEND, { mobile }));
    await means.client.query(
      `update verification_codes set expires_at = ${sqlNow()} + interval '1 year', code_hash = repeat('00', 32)`,
    );
    return means.call(POST(LOGIN, { mobile, vcode: '123456' }));
  },
  wrongCodesFromAddress: fromAddress('wrongCodesFromAddress', () =>
    POST(LOGIN, { mobile: freshMobile(), vcode: '123456' }),
  ),
  wrongPasswords: (means, key) =>
    means.call(
      POST(BY_PASSWORD, { mobile: mobileFor('wrongPasswords', key), password: 'not this' }),
    ),
  wrongPasswordsInADay: async (means, key) => {
    await forget(means.client, 'wrongPasswords');
    const mobile = mobileFor('wrongPasswordsInADay', key);
    return means.call(POST(BY_PASSWORD, { mobile, password: 'not this' }));
  },
  wrongPasswordsFromAddress: fromAddress('wrongPasswordsFromAddress', () =>
    POST(BY_PASSWORD, { mobile: freshMobile(), password: 'not this' }),
  ),
  wrongPasswordsOnKnownDevice: async (means, key) => {
    const owner = ownerFor(means, 'wrongPasswordsOnKnownDevice', 0);
    await know(means, owner, device(key));
    const headers = { 'device-token': device(key) };
    const body = { mobile: owner.mobile, password: 'not this' };
    return means.call(POST(BY_PASSWORD, body, { headers }));
  },
  wrongPresentPasswords: (means, key) =>
    means.call(
      POST(
        '/passport/v1/h5/login/modifyPassword.do',
        { oldPassword: 'not this', password: PASSWORD },
        as(ownerFor(means, 'wrongPresentPasswords', key)),
      ),
    ),
  wrongOwnerFacts: guessFact,
  wrongDeskPasswords: (means, key) =>
    means.call(POST('/desk/login.do', { login: `nobody-${key}`, password: 'not this' })),
  wrongDeskPasswordsFromAddress: fromAddress('wrongDeskPasswordsFromAddress', () =>
    POST('/desk/login.do', { login: `nobody-${freshMobile()}`, password: 'not this' }),
  ),
  wrongDeskPasswordsOnKnownDevice: async (means, key) => {
    await means.client.query(
      `insert into known_devices (staff_id, device_hash, seen_at)
       values ($1, encode(sha256($2::bytea), 'hex'), ${sqlNow()}) on conflict do nothing`,
      [`s-${CLINIC}`, device(key)],
    );
    const headers = { 'device-token': device(key) };
    const body = { login: `desk-${CLINIC}`, password: 'not this' };
    return means.call(POST('/desk/login.do', body, { headers }));
  },
  wrongStaffCodes: (means, key) => guessStaffCode(means, `short-${key}`),
  wrongStaffCodesInADay: async (means, key) => {
    await forget(means.client, 'wrongStaffCodes');
    return guessStaffCode(means, `long-${key}`);
  },
  wrongInvitations: (means, key) => {
    const owner = ownerFor(means, 'wrongInvitations', key);
    const body = { code: '0000000000' };
    return means.call(POST(OPEN_INVITATION, body, { ...as(owner), from: freshAddress() }));
  },
  wrongInvitationsFromAddress: async (means, key) => {
    await forget(means.client, 'wrongInvitations');
    const from = addressFor('wrongInvitationsFromAddress', key);
    const owner = ownerFor(means, 'wrongInvitationsFromAddress', key);
    return means.call(POST(OPEN_INVITATION, { code: '0000000000' }, { ...as(owner), from }));
  },
  wrongClinicCodes: (means, key) =>
    means.call({
      path: `/order/subscribe/arrivable.do?code=${means.world.wrongCode}`,
      from: freshAddress(),
      ...as(ownerFor(means, 'wrongClinicCodes', key)),
    }),
  wrongClinicCodesForOrder: (means, key) => {
    const owner = ownerFor(means, 'wrongClinicCodesForOrder', key);
    const body = { orderId: owner.orderId, code: means.world.wrongCode };
    return means.call(POST(CONFIRM, body, as(owner)));
  },
  wrongClinicCodesFromAddress: async (means, key) => {
    await forget(means.client, 'wrongClinicCodes');
    await forget(means.client, 'wrongClinicCodesForOrder');
    const owner = anyOwner(means);
    const body = { orderId: owner.orderId, code: means.world.wrongCode };
    const from = addressFor('wrongClinicCodesFromAddress', key);
    return means.call(POST(CONFIRM, body, { ...as(owner), from }));
  },
};

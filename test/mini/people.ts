import { checkDigit } from '@contract/linkman/document-rules';
import type { InputOf } from '@contract/endpoints';
import type { Login, Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';

/** Somebody who has never used the product. */
export interface Newcomer {
  readonly mobile: string;
  readonly name: string;
  readonly residentNumber: string;
}

/** Somebody with an account and one family member: themselves. */
export interface Account extends Newcomer {
  readonly login: Login;
  readonly linkmanId: string;
}

/** ms. */
const DAY = 86_400_000;

/** A valid resident identity number of somebody born on `birthday` (`YYYYMMDD`). */
export function residentNumber(birthday: string, order: number): string {
  const first = `110105${birthday}${String(order % 1000).padStart(3, '0')}`;
  return first + checkDigit(first);
}

let made = 0;

/** A new person, by default 36 years old. */
export function newcomer(name = '王小明', birthday = '19900506'): Newcomer {
  made += 1;
  return {
    mobile: `137${String(process.pid % 10_000).padStart(4, '0')}${String(made).padStart(4, '0')}`,
    name,
    residentNumber: residentNumber(birthday, made),
  };
}

/** What the provider asks about a person. */
export const memberOf = (person: Newcomer): InputOf<'POST /linkman/linkman/saveOrUpdateV2.do'> => ({
  name: person.name,
  documentKind: 1,
  documentNumber: person.residentNumber,
  sex: 1,
  birthday: '1990-05-06',
  relationType: 1,
  mobile: person.mobile,
  consent: true,
});

/** Makes an account whose own person is its family member. */
export async function newAccount(provider: Provider, name?: string): Promise<Account> {
  const person = newcomer(name);
  const login = await provider.signUp(person.mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    memberOf(person),
    { as: login },
  );
  return { ...person, login, linkmanId };
}

/** Makes an account whose family member is a girl with a birth certificate. @param birthday `YYYY-MM-DD` */
export async function newChild(provider: Provider, birthday: string): Promise<Account> {
  const parent = newcomer();
  const { mobile, name } = parent;
  const login = await provider.signUp(mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '小麦',
      documentKind: 7,
      documentNumber: `A${326_000_000 + made}`,
      sex: 2,
      birthday,
      relationType: 3,
      mobile,
      guardian: { name, mobile, relation: 'mother' },
      consent: true,
      consentVersion: '1.0',
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  return { ...parent, login, linkmanId };
}

const TOKEN_COOKIE = 'cookie:ym_token';

/** Storage of a phone on which the account is signed in. */
export const storageOf = ({ login }: Pick<Account, 'login'>): Record<string, unknown> => ({
  [TOKEN_COOKIE]: `${Date.now() + DAY}|${login.token}`,
});

/** Session token of the user who is signed in on this phone. */
export function tokenIn(app: App): string {
  const retained = JSON.parse(app.device.storage.get(TOKEN_COOKIE) ?? '""') as string;
  return retained.slice(retained.indexOf('|') + 1);
}

/** Every order of the token's account, newest first. */
export async function ordersOf(provider: Provider, token: string) {
  const query = { group: 'all', pageNo: 1, pageSize: 20 } as const;
  return (await provider.ok('GET /order/subscribe/pageList.do', query, { token })).list;
}

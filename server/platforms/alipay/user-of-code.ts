import { AlipayError, AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';

/** The user of an auth code. */
export interface AlipayUser {
  /** Their id in this application. `user_id`, which applications from before 2023 also get, is not used. */
  readonly openId: string;
  /** The same in all applications of the operator; null where the answer has none. */
  readonly unionId: string | null;
}

const OPEN_ID = /^[\w-]{1,128}$/;
/** Sub-codes for codes that are unknown, used, expired or of another application. */
const WORTHLESS = ['isv.code-invalid', 'isv.unmatched-app-id'];

/** Whether Alipay refused the code itself. */
export const refusesCode = (error: unknown): boolean =>
  error instanceof AlipayError && WORTHLESS.includes(error.subCode);

/**
 * The user of an auth code (`my.getAuthCode`, or a browser's `auth_code`), valid once. @throws AlipayError,
 * AlipayUndecided
 */
export async function userOfCode(gateway: AlipayGateway, code: string): Promise<AlipayUser> {
  const method = 'alipay.system.oauth.token';
  const answer = await gateway.call(method, { grant_type: 'authorization_code', code });
  const { open_id: openId, union_id: unionId } = answer;
  if (typeof openId !== 'string' || !OPEN_ID.test(openId))
    throw new AlipayUndecided(
      method,
      false,
      'the answer lacks open_id: switch it on in the console',
    );
  return { openId, unionId: typeof unionId === 'string' ? unionId : null };
}

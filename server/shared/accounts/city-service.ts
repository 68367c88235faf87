import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';

/** ms by which the timestamp of a signed link may differ from the provider's clock, in either direction. */
export const SIGNATURE_WINDOW = 5 * 60_000;
const SCOPE = 'city-service';

/** What the payment app's city service sends (specification §4 "Payment-app login"). */
export interface CityServiceTicket {
  readonly skyMobile: string;
  /** ms since 1970, as text. */
  readonly timestamp: string;
  readonly nonce: string;
  /** Hex. */
  readonly sign: string;
}

/** The signature of a city-service ticket. */
export const signPass = (
  secret: string,
  { nonce, skyMobile, timestamp }: Omit<CityServiceTicket, 'sign'>,
): string =>
  createHmac('sha256', secret)
    .update(`nonce=${nonce}&skyMobile=${skyMobile}&timestamp=${timestamp}`)
    .digest('hex');

const refused = (): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: {
      zh: '城市服务的登录信息无效或已过期，请返回后重新进入',
      en: 'The login from the city service is not valid or has expired. Go back and open it again.',
    },
  });

/** Marks a ticket as used. @throws DomainError 4000 where it is forged, too old or used before */
export async function usePass(
  db: Db,
  secret: string | null,
  pass: CityServiceTicket,
  now: number,
): Promise<void> {
  if (secret === null || Math.abs(Number(pass.timestamp) - now) > SIGNATURE_WINDOW) throw refused();
  const expected = Buffer.from(signPass(secret, pass), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(pass.sign, 'hex'))) throw refused();
  const selfReported = await db
    .insertInto('used_nonces')
    .values({
      scope: SCOPE,
      nonce: pass.nonce,
      // A link from a clock that runs fast is valid for up to twice the window.
      expires_at: new Date(now + 2 * SIGNATURE_WINDOW + 1),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!selfReported) throw refused();
}

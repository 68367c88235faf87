import { failureOf } from '../../platforms/not-connected';
import type { ServiceCheck } from '../../platforms/service-check';

const SERVICE = 'SMS gateway';
/** ms; as long as a text may take. */
const TIMEOUT = 5_000;

const failed = (says: string): ServiceCheck => ({ service: SERVICE, state: 'failed', says });

/** Whether texts can be posted to an address: `fetch` refuses what is none, and one with a user and a password. */
function canBeAsked(url: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  return isWeb && address.username === '' && address.password === '';
}

function judge({ status }: Response): ServiceCheck {
  if (status >= 300 && status < 400)
    return failed(
      'It leads elsewhere, where no text follows: name the last address in SMS_GATEWAY.',
    );
  if (status === 401 || status === 403)
    return failed(`It answers ${status}: let this machine in, or correct the key in SMS_GATEWAY.`);
  if (status >= 500) return failed(`It answers ${status}: look at the gateway’s own log.`);
  const says = `It answers (${status}, without a text). Only a code to a phone shows that it sends.`;
  return { service: SERVICE, state: 'ok', says };
}

/**
 * Asks the operator's gateway by HEAD, which sends nothing (RFC 9110, 9.2.1): it proves name, certificate and way. The
 * gateway is the operator's own, so there is no query of an account to make.
 * @param url `SMS_GATEWAY` @param isLive live does not start without one
 */
export async function checkSmsGateway(
  url: string | undefined,
  isLive: boolean,
): Promise<ServiceCheck> {
  if (!url)
    return isLive
      ? failed('SMS_GATEWAY is not set: nobody gets a code.')
      : {
          service: SERVICE,
          state: 'off',
          says: 'Not set up; outside live texts go to /dev/outbox.',
        };
  if (!canBeAsked(url))
    return failed('SMS_GATEWAY must be an address such as https://sms.your-domain.cn/send.');
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    return judge(await fetch(url, { method: 'HEAD', redirect: 'manual', signal }));
  } catch (error) {
    return failed(
      `It does not answer (${failureOf(error).reason}): look at the address, its certificate and the firewall.`,
    );
  }
}

import { addressOf, siteOf } from '@contract/site/site-rules';
import type { WeChatSettings } from '../../platforms/wechat/settings';

const THIS_MACHINE = ['localhost', '127.0.0.1'];

/** Whether we may sign for a page: on one of the product's sites, or on a host that the operator names. */
export function isSignedHost({ pageHosts, simulated }: WeChatSettings, url: string): boolean {
  const host = addressOf(url)?.host;
  if (host === undefined) return false;
  return (
    siteOf(host) !== null || pageHosts.includes(host) || (simulated && THIS_MACHINE.includes(host))
  );
}

import { PAY_CALLS } from '../../../wechat/pay/calls';
import type { WeChatPayCall, WeChatPayCallName } from '../../../wechat/pay/calls';

const NAMES = Object.keys(PAY_CALLS) as WeChatPayCallName[];

/** A call by its path, and the values in the path. */
export interface Routed {
  readonly name: WeChatPayCallName;
  readonly route: Readonly<Record<string, string>>;
}

/** The call of a method and path; null where there is none. */
export function routed(method: string, path: string): Routed | null {
  for (const name of NAMES) {
    const call: WeChatPayCall = PAY_CALLS[name];
    const shape = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = call.method === method ? shape.exec(path) : null;
    if (!found) continue;
    const route = Object.entries(found.groups ?? {});
    return {
      name,
      route: Object.fromEntries(route.map(([key, value]) => [key, decodeURIComponent(value)])),
    };
  }
  return null;
}

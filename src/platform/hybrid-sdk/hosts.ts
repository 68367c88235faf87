import type { HybridHost } from './types';

interface HostFacts {
  /** Pattern of the host in the user agent. */
  readonly agent: RegExp;
  /** Path on `window` of the object that navigates the surrounding mini-program. */
  readonly mini: readonly string[];
  /** Path of the object whose presence means that the bridge is ready; null where only the event tells. */
  readonly bridge: readonly string[] | null;
  /** Event on `document` when it becomes ready later. */
  readonly readyEvent: string;
}

/** The hosts; more specific ones come before hosts whose user-agent tag they also contain. */
export const HOSTS: Readonly<Record<HybridHost, HostFacts>> = {
  uniapp: {
    agent: /\b(uni-app|Html5Plus)\b/i,
    mini: ['uni'],
    // `uni` is there as soon as its script has run, before the bridge is ready.
    bridge: null,
    readyEvent: 'UniAppJSBridgeReady',
  },
  toutiao: {
    agent: /ToutiaoMicroApp/i,
    mini: ['tt', 'miniProgram'],
    bridge: ['tt'],
    readyEvent: 'ToutiaoJSBridgeReady',
  },
  swan: {
    agent: /\bswan(-baiduboxapp)?\//i,
    mini: ['swan', 'webView'],
    bridge: ['swan'],
    readyEvent: 'SwanJSBridgeReady',
  },
  weChat: {
    agent: /MicroMessenger/i,
    mini: ['wx', 'miniProgram'],
    bridge: ['WeixinJSBridge'],
    readyEvent: 'WeixinJSBridgeReady',
  },
  qq: {
    agent: /\bQQ\/\d.*miniProgram|QQMiniProgram/i,
    mini: ['qq', 'miniProgram'],
    bridge: ['qq'],
    readyEvent: 'QQJSBridgeReady',
  },
  alipay: {
    agent: /AlipayClient/i,
    mini: ['my'],
    bridge: ['AlipayJSBridge'],
    readyEvent: 'AlipayJSBridgeReady',
  },
};

/** The host of a user agent, or null. */
export function hostOf(agent: string): HybridHost | null {
  const hosts = Object.keys(HOSTS) as HybridHost[];
  return hosts.find((host) => HOSTS[host].agent.test(agent)) ?? null;
}

/** The value at a path of property names, or undefined. */
export const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
    root,
  );

/** Whether the host's bridge is known to be ready, before or without its event. */
export function isBridgeThere(root: object, host: HybridHost): boolean {
  const { bridge } = HOSTS[host];
  return bridge !== null && Boolean(valueAt(root, bridge));
}

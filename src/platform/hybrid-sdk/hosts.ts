import type { HybridHost } from './types';

interface HostFacts {
  /** How the host shows in the user agent. */
  readonly agent: RegExp;
  /** Where the object that moves the surrounding mini-program hangs on `window`. */
  readonly mini: readonly string[];
  /** Object whose presence says that the bridge is ready. */
  readonly bridge: readonly string[];
  /** Event on `document` that says so later. */
  readonly readyEvent: string;
}

/** The hosts, the more particular before those whose tag they carry as well. */
export const HOSTS: Readonly<Record<HybridHost, HostFacts>> = {
  uniapp: {
    agent: /\b(uni-app|Html5Plus)\b/i,
    mini: ['uni'],
    bridge: ['uni'],
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

import type { JsSdkConfig } from '@contract/external/endpoints';
import { wait } from '../wait/wait';
import { HOSTS, valueAt } from './hosts';
import type { ReadyQueue } from './ready-queue';
import type { HybridHost, HybridSdk, MiniNavigation } from './types';
import { configureWeChat, isWeChatSdk, shareByWeChat } from './wechat';

export interface HybridParts {
  readonly host: () => HybridHost | null;
  /** The page's window, where hosts inject their objects. */
  readonly root: object;
  readonly readyQueue: ReadyQueue;
  /** This page's URL without its hash. */
  readonly address: () => string;
  /** @param isRefused fetches a new configuration, because the messaging app refused the cached one */
  readonly configOf: (url: string, isRefused?: boolean) => Promise<JsSdkConfig>;
  readonly abilities: readonly string[];
  /** Loads the operator's copy of the host's script, if configured. */
  readonly loadScript: (host: HybridHost) => Promise<void>;
  readonly notifyReady: () => void;
  readonly log: (message: string) => void;
}

/** ms that a call to the mini-program waits for the host's bridge, which may not send a ready event. */
export const BRIDGE_WAIT = 1000;

/** ms without an answer after which the host has not opened the page: otherwise this page would be gone. */
export const HOST_ANSWER = 3000;

/** Function type of a host's mini-program object. */
type MiniCall = (options: Readonly<Record<string, unknown>>) => void;

/** Creates the common interface to all hosts. */
export function createHybridSdk(parts: HybridParts): HybridSdk {
  const { host, root, log } = parts;
  const configured = new Map<string, Promise<boolean>>();

  const miniCall = (name: string): MiniCall | null => {
    const current = host();
    const object = current && valueAt(root, HOSTS[current].mini);
    const call = object && valueAt(object, [name]);
    return typeof call === 'function' ? (options) => void call.call(object, options) : null;
  };

  const run = (name: string, options: Readonly<Record<string, unknown>> = {}): boolean => {
    const call = miniCall(name);
    call?.(options);
    return call !== null;
  };

  /** Loads the host's script object and waits until its bridge is ready. */
  async function bridged(): Promise<void> {
    const current = host();
    if (!current) return;
    await parts
      .loadScript(current)
      .catch((reason: Error) => log(`the script of ${current} failed: ${reason.message}`));
    if (!valueAt(root, HOSTS[current].mini)) return;
    await Promise.race([new Promise<void>(parts.readyQueue.add), wait(BRIDGE_WAIT)]);
  }

  const weChat = () => {
    const sdk = host() === 'weChat' ? valueAt(root, ['wx']) : null;
    return isWeChatSdk(sdk) ? sdk : null;
  };

  async function configure(current: HybridHost, address: string): Promise<boolean> {
    try {
      await parts.loadScript(current);
      const sdk = weChat();
      if (!sdk) return false;
      const { abilities, configOf } = parts;
      const config = await configOf(address);
      await configureWeChat(sdk, config, abilities).catch(async () =>
        configureWeChat(sdk, await configOf(address, true), abilities),
      );
      parts.notifyReady();
      return true;
    } catch (reason) {
      log(`setting up ${current} failed: ${(reason as Error).message}`);
      configured.delete(address);
      return false;
    }
  }

  const configureSdk = (): Promise<boolean> => {
    const current = host();
    if (!current) return Promise.resolve(false);
    const address = parts.address();
    const running = configured.get(address) ?? configure(current, address);
    configured.set(address, running);
    return running;
  };

  return {
    host,
    configureSdk,
    async share(content) {
      const isConfigured = await configureSdk();
      const sdk = weChat();
      if (isConfigured && sdk) shareByWeChat(sdk, content);
      await bridged();
      return run('postMessage', { data: { type: 'share', ...content } }) || isConfigured;
    },
    async navigateToMini(url, how: MiniNavigation = 'navigateTo') {
      await bridged();
      return new Promise((resolve, reject) => {
        const success = () => resolve(true);
        const fail = (reason: unknown) =>
          reject(new Error((reason as { errMsg?: string } | null)?.errMsg ?? `${how} failed`));
        if (run(how, { url, success, fail })) setTimeout(() => resolve(false), HOST_ANSWER);
        else resolve(false);
      });
    },
    async postToMini(data) {
      await bridged();
      return run('postMessage', { data });
    },
    onReady: (callback) => parts.readyQueue.add(callback),
  };
}

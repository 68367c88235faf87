import type { JsSdkConfig } from '@contract/external/endpoints';
import type { HybridShare } from './types';

/** The part of the messaging app's script object that we use. */
export interface WeChatSdk {
  config(
    options: Omit<JsSdkConfig, 'expiresIn'> & { debug: boolean; jsApiList: readonly string[] },
  ): void;
  ready(callback: () => void): void;
  error(callback: (reason: unknown) => void): void;
  updateAppMessageShareData?(content: HybridShare): void;
  updateTimelineShareData?(content: Omit<HybridShare, 'desc'>): void;
}

export const isWeChatSdk = (value: unknown): value is WeChatSdk =>
  typeof (value as WeChatSdk | undefined)?.config === 'function';

/** Configures the object. Resolves when it is ready; rejects with its error if it refuses. */
export const configureWeChat = (
  sdk: WeChatSdk,
  { expiresIn: _, ...config }: JsSdkConfig,
  jsApiList: readonly string[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    sdk.ready(resolve);
    sdk.error((reason) =>
      reject(new Error((reason as { errMsg?: string }).errMsg ?? String(reason))),
    );
    sdk.config({ ...config, debug: false, jsApiList });
  });

export function shareByWeChat(sdk: WeChatSdk, content: HybridShare): void {
  const { desc: _, ...timeline } = content;
  sdk.updateAppMessageShareData?.(content);
  sdk.updateTimelineShareData?.(timeline);
}

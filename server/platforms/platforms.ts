import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../kernel/clock';
import type { StatementRunner } from '../db/statement';
import type { FieldCipher } from '../sealed/field-cipher';
import type { Env } from './secrets';
import { createWeChatDouble } from './simulated/wechat/double';
import type { WeChatDouble } from './simulated/wechat/double';
import { readWeChatSettings } from './wechat/settings';
import type { WeChatSettings } from './wechat/settings';
import { createWeChat } from './wechat/wechat';
import type { WeChat } from './wechat/wechat';

/** The platforms whose services the provider uses. */
export interface Platforms {
  readonly wechat: WeChat;
  /** What plays a platform that is not set up, outside live. */
  readonly simulated: { readonly wechat: WeChatDouble | null };
}

export interface PlatformParts {
  readonly env: Env;
  readonly isLive: boolean;
  readonly runner: StatementRunner;
  readonly clock: Clock;
  readonly cipher: FieldCipher;
  readonly log: FastifyBaseLogger;
}

function simulatedWeChat({ mini, web }: WeChatSettings, clock: Clock): WeChatDouble {
  const accounts = [
    ...(mini ? [{ ...mini, kind: 'mini' as const }] : []),
    ...(web ? [{ ...web, kind: 'web' as const }] : []),
  ];
  return createWeChatDouble({ accounts, now: () => clock.now(), isLenient: true });
}

/** Sets the platforms up from the environment. Nothing leaves this machine for one that is simulated. */
export function createPlatforms({ env, isLive, ...parts }: PlatformParts): Platforms {
  const settings = readWeChatSettings(env, isLive);
  const simulated = settings.simulated ? simulatedWeChat(settings, parts.clock) : null;
  return {
    wechat: createWeChat({ ...parts, settings, fetch: simulated?.fetch ?? fetch }),
    simulated: { wechat: simulated },
  };
}

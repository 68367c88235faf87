import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../kernel/clock';
import type { StatementRunner } from '../db/statement';
import type { FieldCipher } from '../sealed/field-cipher';
import { createAlipay } from './alipay/alipay';
import type { Alipay } from './alipay/alipay';
import { readAlipaySettings } from './alipay/settings';
import type { Env } from './secrets';
import type { AlipayDouble } from './simulated/alipay/double';
import { simulateAlipay, SIMULATED_APPS } from './simulated/alipay/simulation';
import { createWeChatDouble } from './simulated/wechat/double';
import type { WeChatDouble } from './simulated/wechat/double';
import { readWeChatSettings } from './wechat/settings';
import type { WeChatSettings } from './wechat/settings';
import { createWeChat } from './wechat/wechat';
import type { WeChat } from './wechat/wechat';

/** The platforms whose services the provider uses. */
export interface Platforms {
  readonly wechat: WeChat;
  readonly alipay: Alipay;
  /** Simulations of platforms that are not configured, outside live. */
  readonly simulated: {
    readonly wechat: WeChatDouble | null;
    readonly alipay: AlipayDouble | null;
  };
}

export interface PlatformParts {
  readonly env: Env;
  readonly isLive: boolean;
  readonly runner: StatementRunner;
  readonly clock: Clock;
  readonly cipher: FieldCipher;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

function simulatedWeChat({ mini, web }: WeChatSettings, clock: Clock): WeChatDouble {
  const accounts = [
    ...(mini ? [{ ...mini, kind: 'mini' as const }] : []),
    ...(web ? [{ ...web, kind: 'web' as const }] : []),
  ];
  return createWeChatDouble({ accounts, now: () => clock.now(), isLenient: true });
}

/** Creates the platforms from the environment. A simulated one makes no network calls. */
export function createPlatforms({ env, isLive, ...parts }: PlatformParts): Platforms {
  const settings = readWeChatSettings(env, isLive);
  const simulated = settings.simulated ? simulatedWeChat(settings, parts.clock) : null;
  const now = (): number => parts.clock.now();
  const alipaySettings = readAlipaySettings(env, isLive ? null : SIMULATED_APPS);
  const simulatedAlipay = alipaySettings.simulated ? simulateAlipay(now) : null;
  const alipayFetch = simulatedAlipay?.fetch ?? fetch;
  return {
    wechat: createWeChat({ ...parts, settings, fetch: simulated?.fetch ?? fetch }),
    alipay: createAlipay(alipaySettings, { fetch: alipayFetch, log: parts.log, now }),
    simulated: { wechat: simulated, alipay: simulatedAlipay },
  };
}

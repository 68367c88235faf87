import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../kernel/clock';
import type { PaymentKind } from '../kernel/config';
import type { StatementRunner } from '../db/statement';
import type { FieldCipher } from '../sealed/field-cipher';
import { createAlipay } from './alipay/alipay';
import type { Alipay } from './alipay/alipay';
import { readAlipaySettings } from './alipay/settings';
import type { Beacon } from './beacon/beacon';
import { readBeacon } from './beacon/read-beacon';
import { callTimeout } from './call-timeout';
import { createIdentityCheck } from './identity/create-check';
import type { IdentityCheck } from './identity/identity-check';
import { readIdentitySettings } from './identity/settings';
import { paymentPartners } from './payment/partners';
import type { PaymentPartners } from './payment/partners';
import type { Env } from './secrets';
import type { SimulatedPartners } from './load-simulated';
import type { SimulatedPlatforms } from './simulated/mount';
import type { FakeWeChat } from './simulated/wechat/fake-wechat';
import type { SimulatedWeChatPay } from './simulated/wechat/pay/simulation';
import { readWeChatPaySettings } from './wechat/pay/settings';
import { readWeChatSettings } from './wechat/settings';
import type { WeChatSettings } from './wechat/settings';
import { createWeChat } from './wechat/wechat';
import type { WeChat, WeChatPayAccess } from './wechat/wechat';

/** The platforms whose services the provider uses. */
export interface Platforms {
  readonly wechat: WeChat;
  readonly alipay: Alipay;
  /** The platforms that take money. */
  readonly payment: PaymentPartners;
  /** Whose public values decide lotteries; null: none is set up. */
  readonly beacon: Beacon | null;
  /** The operator's check of names and numbers; null: none is set up. */
  readonly identity: IdentityCheck | null;
  /** Simulations of platforms that are not configured, outside live. */
  readonly simulated: SimulatedPlatforms;
}

export interface PlatformParts {
  readonly env: Env;
  /** What stands in for platforms that are not set up; null in live, where nothing does. */
  readonly partners: SimulatedPartners | null;
  readonly runner: StatementRunner;
  readonly clock: Clock;
  readonly cipher: FieldCipher;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How orders are paid ahead; default: by the platforms that are set up. */
  readonly payment?: PaymentKind | null;
  /** Directory in which simulated platforms keep what has to outlast the process; without one nothing does. */
  readonly simulatedDir?: string;
}

function simulatedWeChat(
  { createFakeWeChat }: SimulatedPartners,
  { mini, web }: WeChatSettings,
  clock: Clock,
): FakeWeChat {
  const accounts = [
    ...(mini ? [{ ...mini, kind: 'mini' as const }] : []),
    ...(web ? [{ ...web, kind: 'web' as const }] : []),
  ];
  return createFakeWeChat({ accounts, now: () => clock.now(), isLenient: true });
}

/** WeChat Pay by the operator's settings, else simulated where WeChat itself is. */
function weChatPayOf(
  settings: WeChatSettings,
  { env, clock, log, simulatedDir, partners }: PlatformParts,
): { readonly access: WeChatPayAccess | null; readonly simulated: SimulatedWeChatPay | null } {
  const now = (): number => clock.now();
  const pay = readWeChatPaySettings(env, now, (message) => log.error(message));
  const appIds = [settings.mini, settings.web].flatMap((account) => account?.appId ?? []);
  if (pay && (settings.simulated || appIds.length === 0))
    throw new Error('WECHAT_PAY_… does nothing without WECHAT_MINI_APP_ID or WECHAT_WEB_APP_ID.');
  if (pay) return { access: { settings: pay, fetch }, simulated: null };
  if (!settings.simulated || !partners) return { access: null, simulated: null };
  const simulated = partners.simulateWeChatPay(appIds, now, simulatedDir ?? null);
  return {
    access: { settings: simulated.settings, fetch: simulated.fake.fetch },
    simulated,
  };
}

/** Creates the platforms from the environment. A simulated one makes no network calls. */
export function createPlatforms({ payment = 'platforms', ...parts }: PlatformParts): Platforms {
  const { env, log, partners } = parts;
  const isLive = partners === null;
  const report = (message: string): void => log.error(message);
  const timeout = callTimeout(env);
  const settings = readWeChatSettings(env, isLive, report);
  const simulated =
    partners && settings.simulated ? simulatedWeChat(partners, settings, parts.clock) : null;
  const pay = weChatPayOf(settings, parts);
  const now = (): number => parts.clock.now();
  const alipaySettings = readAlipaySettings(env, partners?.SIMULATED_APPS ?? null, report);
  const simulatedAlipay =
    partners && alipaySettings.simulated
      ? partners.simulateAlipay(now, parts.simulatedDir ?? null)
      : null;
  const alipayFetch = simulatedAlipay?.fetch ?? fetch;
  const alipay = createAlipay(alipaySettings, { fetch: alipayFetch, log, now, timeout });
  const wechat = createWeChat({
    ...parts,
    settings,
    timeout,
    fetch: simulated?.fetch ?? fetch,
    pay: pay.access,
  });
  const identity = readIdentitySettings(env, isLive);
  return {
    beacon: readBeacon(env.LOTTERY_BEACON, partners?.simulatedBeacon ?? null),
    identity: identity && createIdentityCheck({ settings: identity, fetch, timeout, now, log }),
    wechat,
    alipay,
    payment: paymentPartners(payment, [
      { partner: wechat.payment, isSimulated: pay.simulated !== null },
      { partner: alipay.payment, isSimulated: simulatedAlipay !== null },
    ]),
    simulated: { wechat: simulated, wechatPay: pay.simulated, alipay: simulatedAlipay },
  };
}

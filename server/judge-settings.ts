import { MINI_PLATFORMS } from '@contract/account/login-endpoints';
import { SITE_DOMAIN } from '@contract/site/site-rules';
import { readExternalSettings } from './areas/external/settings';
import { createCertificateSigner } from './domain/aftercare/certificate/certificate-signer';
import { readMessageSettings } from './domain/service/message/platform/settings';
import { readConfig } from './kernel/config';
import type { Config } from './kernel/config';
import { liveProblems } from './kernel/live-checks';
import { readLoginSettings } from './kernel/login-settings';
import { readOperator } from './kernel/operator';
import { readProvinces } from './kernel/provinces';
import { readAlipaySettings } from './platforms/alipay/settings';
import { readBeacon } from './platforms/beacon/read-beacon';
import { readIdentitySettings } from './platforms/identity/settings';
import { readWeChatPaySettings } from './platforms/wechat/pay/settings';
import { readWeChatSettings } from './platforms/wechat/settings';
import { checkSeedCities } from './seed-load/sample-data';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads settings one after the other, and goes on after one that is wrong. */
class Reading {
  readonly problems: string[] = [];

  /** @returns null where the setting is wrong */
  read<Value>(read: () => Value): Value | null {
    try {
      return read();
    } catch (error) {
      this.problems.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  }
}

/** What live needs besides settings that can be read. */
function judgeLive(reading: Reading, env: Env): void {
  const wechat = reading.read(() => readWeChatSettings(env, true));
  const alipay = reading.read(() => readAlipaySettings(env, null));
  reading.read(() => readWeChatPaySettings(env, Date.now));
  // With a stand-in for one, a local relay would pass.
  reading.read(() => readBeacon(env.LOTTERY_BEACON, null));
  const operator = reading.read(() => readOperator(env.OPERATOR_SETTINGS));
  const external = reading.read(() => readExternalSettings(env.EXTERNAL_SETTINGS, 'live'));
  const byWeChat = wechat?.mini != null && wechat.checksTexts;
  const checksTexts = byWeChat || alipay?.contentCheck != null;
  // A file that cannot be read has been named: its content is judged once it can.
  const facts = { env, operator, external, siteDomain: SITE_DOMAIN, checksTexts };
  if (operator !== null) reading.problems.push(...liveProblems({ ...facts, operator }));
}

/**
 * Reads every setting before anything is opened, written or started.
 * @param root directory that relative paths and the server's own files start from
 * @throws Error that names all that is wrong or, in live, missing, one sentence a line
 */
export function judgeSettings(env: Env, root: string): Config {
  const reading = new Reading();
  const config = reading.read(() => readConfig(env, root));
  if (config) {
    reading.read(() => checkSeedCities(config.seedCities));
    reading.read(() => readProvinces(config.provinceFile));
    reading.read(() => config.certificateKey !== null && createCertificateSigner(config));
    reading.read(() => readLoginSettings(env.LOGIN_SETTINGS, config.env));
    if (config.env !== 'live')
      reading.read(() => readExternalSettings(env.EXTERNAL_SETTINGS, config.env));
  }
  reading.read(() => readMessageSettings(env.MESSAGE_SETTINGS, MINI_PLATFORMS));
  reading.read(() => readIdentitySettings(env, env.APP_ENV === 'live'));
  if (env.APP_ENV === 'live') judgeLive(reading, env);
  if (config === null || reading.problems.length > 0)
    throw new Error([...new Set(reading.problems)].join('\n'));
  return config;
}

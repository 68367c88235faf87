import { runCommand } from './command';
import { checkSmsGateway } from './shared/accounts/check-sms';
import { checkMail } from './shared/mail/check-mail';
import { checkTemplates } from './domain/service/message/platform/check-templates';
import { CommandError } from './kernel/command-error';
import { createClock } from './kernel/clock';
import { loadDataKeys } from './kernel/data-keys';
import { loadPersonKey } from './kernel/person-key';
import { checkAlipay } from './platforms/alipay/check';
import { checkBeacon } from './platforms/beacon/check';
import { readRelays } from './platforms/beacon/read-beacon';
import { callTimeout } from './platforms/call-timeout';
import { checkIdentityService } from './platforms/identity/check';
import { readIdentitySettings } from './platforms/identity/settings';
import { checkPictureHost } from './platforms/picture-host-check';
import { createPlatforms } from './platforms/platforms';
import type { Platforms } from './platforms/platforms';
import type { ServiceCheck } from './platforms/service-check';
import { checkWeChat } from './platforms/wechat/check';
import { checkWeChatPay } from './platforms/wechat/pay/check';
import { createFieldCipher } from './sealed/field-cipher';

const USAGE = `The services that the provider uses (docs/operating.md).
  platforms check   asks each one a question that changes nothing, and says what fails`;

const IS_LIVE = process.env.APP_ENV === 'live';

/** The embedded database serves one process: this one, so that the provider is stopped. */
const pictureHostOptions = () => ({
  isStopped: !process.env.DATABASE_URL,
  timeout: callTimeout(process.env),
});

function checkIdentity(now: () => number): Promise<ServiceCheck> {
  const settings = readIdentitySettings(process.env, true);
  const timeout = callTimeout(process.env);
  return checkIdentityService(settings && { settings, fetch, timeout, now });
}

/** Checks of each service. */
const CHECKS: readonly ((platforms: Platforms, now: number) => Promise<ServiceCheck[]>)[] = [
  ({ wechat }, now) => checkWeChat(wechat, now),
  async ({ wechat }, now) => [await checkWeChatPay(wechat.paySettings, wechat.payment, now)],
  ({ alipay }, now) => checkAlipay(alipay, now),
  ({ wechat, alipay }) =>
    Promise.all([
      checkPictureHost('WeChat', wechat.settings.pictureOrigin, pictureHostOptions()),
      checkPictureHost('Alipay', alipay.settings.pictureOrigin, pictureHostOptions()),
    ]),
  ({ wechat, alipay }) =>
    checkTemplates(process.env.MESSAGE_SETTINGS, {
      weapp: wechat.mini?.client ?? null,
      alipay: alipay.mini !== null,
    }),
  async () => [await checkSmsGateway(process.env.SMS_GATEWAY, IS_LIVE)],
  async () => [await checkMail(process.env, IS_LIVE)],
  async (_platforms, now) => [await checkIdentity(() => now)],
  (_platforms, now) => checkBeacon(readRelays(process.env.LOTTERY_BEACON, true), now),
];

const MARK = { ok: 'ok  ', failed: 'FAIL', off: '–   ' } as const;

/** Silent logger: the command prints the results itself, one line each. */
const QUIET = { warn: () => undefined, error: () => undefined };

runCommand(async ({ pool }, { dataDir, dataKeys, personKey }, [verb]) => {
  if (verb !== 'check') throw new CommandError(USAGE);
  const clock = createClock(0);
  const platforms = createPlatforms({
    env: process.env,
    // Nothing is simulated here: what is not set up is not called.
    partners: null,
    runner: pool,
    clock,
    cipher: createFieldCipher(loadDataKeys(dataKeys, dataDir), loadPersonKey(personKey, dataDir)),
    log: QUIET,
  });
  const checks = (await Promise.all(CHECKS.map((check) => check(platforms, clock.now())))).flat();
  const lines = checks.map(({ service, state, says }) => `${MARK[state]} ${service}: ${says}`);
  if (checks.some(({ state }) => state === 'failed')) throw new CommandError(lines.join('\n'));
  return lines.join('\n');
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { AppEnv } from './config';

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+[^\s]*$/));

/**
 * A platform's browser login. `authorizeUrl` is the platform's page that asks its user; `exchangeUrl` is the operator's
 * own service that holds the account's secret: it gets `POST {code}` and answers `{"subject"}`, the user's id there.
 */
const account = v.object({ appId: v.string(), authorizeUrl: address, exchangeUrl: address });

const file = v.object({
  alipay: v.optional(v.nullable(account), null),
  /**
   * The operator's service for Alipay's codes: it gets `POST {kind: "phone" | "login", platform, code, encrypted}` and
   * answers `{"mobile"}` or `{"subject"}`.
   */
  miniExchangeUrl: v.optional(v.nullable(address), null),
  /** Secret shared with the payment app's city service, at least 32 characters. */
  cityServiceSecret: v.optional(v.nullable(v.pipe(v.string(), v.minLength(32))), null),
});

type FileSettings = v.InferOutput<typeof file>;
export type HostAccount = NonNullable<FileSettings['alipay']>;

/** What an operator says about logins from outside. */
export interface LoginSettings extends FileSettings {
  /** Whether what is not set up is played by the provider itself: outside live only. */
  readonly simulated: boolean;
}

/** Secret that the simulated city service signs with; never accepted in live. */
export const SIMULATED_CITY_SECRET = 'simulated-city-service-secret-of-development';

/**
 * Reads the JSON file that `LOGIN_SETTINGS` names. What it leaves out is simulated outside live and missing in live. A
 * file that cannot be read or has a fault stops the start.
 */
export function readLoginSettings(path: string | undefined, env: AppEnv): LoginSettings {
  const result = v.safeParse(file, path ? JSON.parse(readFileSync(path, 'utf8')) : {});
  if (!result.success) {
    const [fault] = result.issues;
    throw new Error(`LOGIN_SETTINGS ${path ?? ''}: ${v.getDotPath(fault) ?? ''} ${fault.message}`);
  }
  const simulated = env !== 'live';
  const { cityServiceSecret } = result.output;
  return {
    ...result.output,
    cityServiceSecret: cityServiceSecret ?? (simulated ? SIMULATED_CITY_SECRET : null),
    simulated,
  };
}

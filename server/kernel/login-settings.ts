import * as v from 'valibot';
import type { AppEnv } from './config';
import { readSettingsFile } from './settings-file';

const file = v.strictObject({
  /** Secret shared with the payment app's city service, at least 32 characters. */
  cityServiceSecret: v.optional(v.nullable(v.pipe(v.string(), v.minLength(32))), null),
});

/** The operator's settings of external logins. */
export type LoginSettings = v.InferOutput<typeof file>;

/** Secret that the simulated city service signs with; never accepted in live. */
export const SIMULATED_CITY_SECRET = 'simulated-city-service-secret-of-development';

/**
 * Reads the JSON file that `LOGIN_SETTINGS` names. What it leaves out is simulated outside live and unavailable in
 * live. An unreadable or invalid file prevents the start.
 */
export function readLoginSettings(path: string | undefined, env: AppEnv): LoginSettings {
  const result = v.safeParse(file, path ? readSettingsFile('LOGIN_SETTINGS', path) : {});
  if (!result.success) {
    const [violation] = result.issues;
    throw new Error(
      `LOGIN_SETTINGS ${path ?? ''}: ${v.getDotPath(violation) ?? ''} ${violation.message}`,
    );
  }
  const { cityServiceSecret } = result.output;
  return {
    cityServiceSecret: cityServiceSecret ?? (env === 'live' ? null : SIMULATED_CITY_SECRET),
  };
}

import type { Secret } from './secrets';

/** Tells the operator about a replaced file that is unusable; never contains a secret. */
export type ProblemReport = (message: string) => void;

export const ignoreReport: ProblemReport = () => undefined;

/**
 * A secret that is checked at the start and whenever its file has been replaced. A replacement that cannot be read or
 * fails the check is reported once, and the last good value stays in use.
 * @param check throws an Error whose message says what is wrong, without the secret
 * @throws Error where the first value is wrong
 */
export function lastGood(
  name: string,
  read: Secret,
  check: (text: string) => unknown,
  report: ProblemReport,
): Secret {
  let good = read();
  check(good);
  let reported = '';
  return () => {
    try {
      const text = read();
      if (text !== good) check(text);
      good = text;
      reported = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'cannot be read';
      const message = `${name}: ${reason.replace(/\.?$/, '.')} The last good one stays in use.`;
      if (message !== reported) report(message);
      reported = message;
    }
    return good;
  };
}

import { endpoints } from '../../../contract/endpoints';
import { filesOf } from '../build';
import type { Build, Target } from '../build';
import { addressOf, listedCalls } from '../listed-calls';
import { EVERY } from '../rule';
import type { Rule } from '../rule';

/** A quoted call with its verb, or by its address alone, as beacons name it. */
const QUOTED = /["'`]((?:(?:GET|POST) )?\/[\w/.-]+\.do)["'`]/g;

function quotedIn(build: Build): ReadonlySet<string> {
  const quoted = new Set<string>();
  for (const file of filesOf(build, /\.js$/))
    for (const [, name = ''] of file.read().matchAll(QUOTED)) quoted.add(name);
  return quoted;
}

/** Whether a build of a target has a call, by what docs/coverage.md says of it. */
function expectation(target: Target): (name: string) => boolean {
  const { nowhere, siteOnly } = listedCalls(process.cwd());
  const isOfSite = (name: string): boolean =>
    siteOnly.some((each) => each === name || addressOf(name).startsWith(each));
  return (name) => !nowhere.includes(name) && (target === 'h5' || !isOfSite(name));
}

/** Calls of the contract that a build of the target has. */
export const callsIn = (target: Target): string[] =>
  Object.keys(endpoints).filter(expectation(target));

export const contractCalls: Rule = {
  name: 'calls of the contract',
  targets: EVERY,
  check: (build) => {
    const quoted = quotedIn(build);
    const isExpected = expectation(build.target);
    return Object.keys(endpoints).flatMap((name) => {
      const isThere = quoted.has(name) || quoted.has(addressOf(name));
      if (isThere === isExpected(name)) return [];
      return isThere
        ? [`${name} is called, and docs/coverage.md says that it is not`]
        : [`${name} is not called, and docs/coverage.md does not say so`];
    });
  },
};

import { parse } from 'acorn';

import { filesOf } from '../build';
import { EVERY } from '../rule';
import type { Rule } from '../rule';

/**
 * Newest language edition that the oldest supported engines parse. browserslist names chrome 69 and iOS 12: object
 * rest and spread (ES2018) need chrome 60 and iOS 11.3, `catch` without a binding (the syntax of ES2019) chrome 66 and
 * iOS 11.3. Mini-programs run on the same engines: JavaScriptCore of iOS 12 or later, a V8 newer than Chrome 69's on
 * Android.
 */
const EDITION = { weapp: 2019, alipay: 2019, h5: 2019 } as const;

export const syntaxLevel: Rule = {
  name: 'script syntax',
  targets: EVERY,
  check: (build) =>
    filesOf(build, /\.m?js$/).flatMap((file) => {
      try {
        parse(file.read(), { ecmaVersion: EDITION[build.target], sourceType: 'script' });
        return [];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return [`${file.path} is no ES${EDITION[build.target]}: ${reason}`];
      }
    }),
};

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Chromium takes the hint only from a script's first line; without it, it compiles while the page waits. */
export const compileHint: Rule = {
  name: 'compile hint',
  targets: ['h5'],
  check: (build) =>
    filesOf(build, /^(js|chunk)\/.*\.js$/)
      .filter((file) => !file.read().startsWith(COMPILE_HINT))
      .map(({ path }) => `${path} does not begin with the compile hint`),
};

/** APIs that WeChat only provides when app.json declares them. */
const PRIVATE_APIS = [
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
];

/** APIs of a list that a build's code calls. */
export function calledApis(code: string, names: string[]): string[] {
  return names.filter((name) => new RegExp(`\\.${name}\\)?\\(`).test(code));
}

export { PRIVATE_APIS };

import { homedir } from 'node:os';

import { filesOf } from '../build';
import { EVERY } from '../rule';
import type { Rule } from '../rule';

const HOME_FOLDERS = /(?:\/home\/|\/Users\/|[A-Z]:\\\\?Users\\)[\w.-]+[/\\]/;

export const sourceMaps: Rule = {
  name: 'source maps',
  targets: EVERY,
  check: (build) => [
    ...filesOf(build, /\.map$/).map(({ path }) => `${path} is a source map`),
    ...filesOf(build, /\.(js|css|wxss|acss)$/)
      .filter((file) => /^\s*\/[/*]\s*[#@]\s*sourceMappingURL=/m.test(file.read()))
      .map(({ path }) => `${path} points to a source map`),
  ],
};

export const machinePaths: Rule = {
  name: 'paths of the build machine',
  targets: EVERY,
  check: (build) => {
    const local = [process.cwd(), homedir()].filter((path) => path.length > 1 && path !== '/root');
    return filesOf(build, /\.(js|json|html|css|wxml|axml|wxss|acss|wxs|sjs)$/).flatMap((file) => {
      const text = file.read();
      const found = local.find((path) => text.includes(`${path}/`)) ?? HOME_FOLDERS.exec(text)?.[0];
      return found ? [`${file.path} tells the path ${found}`] : [];
    });
  },
};

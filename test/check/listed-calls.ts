import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which calls docs/coverage.md lists: those that no page asks, and those that pages of the site alone ask. */
const HEADINGS = {
  nowhere: 'Answered, not called',
  siteOnly: 'Answered, called by the site alone',
} as const;

export interface CallLists {
  /** Names of calls, such as `GET /desk/me.do`. */
  readonly nowhere: readonly string[];
  /** Names of calls, or beginnings of their addresses, such as `/desk/`. */
  readonly siteOnly: readonly string[];
}

/** @param root the repository. @throws Error where a list is not there */
export function listedCalls(root: string): CallLists {
  const items = readFileSync(join(root, 'docs/coverage.md'), 'utf8').split(/^(?:- |#)/m);
  const callsAfter = (heading: string): string[] => {
    const list = items.find((item) => item.startsWith(heading));
    if (list === undefined) throw new Error(`docs/coverage.md has no “${heading}”`);
    return [...list.matchAll(/`((?:(?:GET|POST) )?\/[^`*]+)\*?`/g)].map(([, name = '']) => name);
  };
  return { nowhere: callsAfter(HEADINGS.nowhere), siteOnly: callsAfter(HEADINGS.siteOnly) };
}

export const addressOf = (name: string): string => name.slice(name.indexOf('/'));

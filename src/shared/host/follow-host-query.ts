import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { outerQuery, replaceOuterQuery } from '@/platform/host-page/outer-query.h5';
import { runtime } from '@/platform/runtime';
import { wait } from '@/platform/wait/wait';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';
import { formatQuery, parseQuery } from '@/routes/query';
import { readHostQuery, withoutRead } from './host-query-rules';
import type { HostQuery } from './host-query-rules';

/** ms that a navigation waits while the values of the mini-program are applied (specification §2). */
export const HOST_QUERY_DELAY = 1000;

/** Query in front of the hash. It is read once: the values are then removed from the address. */
function takeOuter(): Readonly<Record<string, string>> {
  const outer = parseQuery(outerQuery());
  if (!readHostQuery(outer)) return {};
  replaceOuterQuery(formatQuery(withoutRead(outer)));
  return outer;
}

/** Values whose code failed to load: they are in no address any more, so the next navigation asks for it again. */
let unapplied: HostQuery | null = null;

function apply(found: HostQuery): void {
  unapplied = null;
  loadChunk(() => import('./take-host-query')).then(
    ({ takeHostQuery }) => takeHostQuery(found),
    () => (unapplied = found),
  );
}

/** In a messaging-app mini-program: applies the query, then continues without it. */
const takeOver: BeforeGuard = async ({ to, kind }) => {
  const { kind: around, isMiniProgram } = runtime();
  if (around !== 'wechat' || !isMiniProgram) return undefined;
  const found = readHostQuery({ ...(kind === 'start' ? takeOuter() : {}), ...to.query });
  if (!found) {
    if (unapplied) apply(unapplied);
    return undefined;
  }
  apply(found);
  await wait(HOST_QUERY_DELAY);
  return urlOf(to.name, withoutRead(to.query));
};

/** Handles the values that the surrounding mini-program passes. Returns a function that stops it. */
export const followHostQuery = (): (() => void) => registerBeforeEach(takeOver);

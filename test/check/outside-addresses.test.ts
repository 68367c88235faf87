import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLBACKS, OTHER_PATHS } from '../server/kit/hostile-values';

const ROOT = join(__dirname, '../../server');

/**
 * Every file that mounts an address beside the contract's calls, whose schemas do not reach it (docs/security.md, 2.2.1): how its
 * addresses begin that are tried with hostile values (test/server/shared/fuzz.test.ts); null: it reads nothing of a request that way.
 */
const OUTSIDE: Readonly<Record<string, RegExp | null>> = {
  'areas/account/host-login/mount.ts': /^\/passport\/(wx|alipay)\//,
  'areas/account/outbox.ts': /^\/dev\/outbox\?/,
  'areas/account/sso.ts': /^\/passport\/sso\.do\?/,
  'areas/export/mount-files.ts': /^\/export\/file\//,
  'areas/member/calendar-feed.ts': /^\/member\/calendar\//,
  'areas/order/calendar-file.ts': /^\/order\/calendar\//,
  'areas/platform/payment-notices.ts': /^\/payment\//,
  'areas/platform/wechat-push.ts': /^\/platform\/wechat\/push\.do/,
  // By frames, which the same suite tries.
  'areas/service/mount-socket.ts': null,
  'areas/upload/mount.ts': /^\/upload\//,
  // The contract's calls.
  'http/api.ts': null,
  'static/health.ts': null,
  // A header, compared by its hash.
  'static/metrics.ts': null,
  'static/pictures.ts': /^\/pictures\//,
  'static/site.ts': null,
};

const mounts = (source: string): boolean =>
  /\b(?:server|scope|app|instance)\.(?:get|post|put|delete|all|route)\s*(?:<|\()/.test(source);

test('a mounted address is found', () => {
  expect(mounts('  server.get<{ Querystring: Q }>(PATH, async (request) => {')).toBe(true);
  expect(mounts('    scope.post(\n      PATH,')).toBe(true);
  expect(mounts('cached.get(key); Promise.all([]); server.register(plugin)')).toBe(false);
});

test('every address beside the contract is known, and tried with hostile values', () => {
  const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^platforms\/simulated\//.test(path))
    .filter((path) => mounts(readFileSync(join(ROOT, path), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(OUTSIDE));
  const tried = [...OTHER_PATHS, ...CALLBACKS];
  const untried = Object.entries(OUTSIDE).filter(
    ([, address]) => address !== null && !tried.some((path) => address.test(path)),
  );
  expect(untried).toEqual([]);
});

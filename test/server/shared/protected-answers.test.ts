import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { protectAnswers } from '../../../server/static/headers';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

function builtSite(): string {
  const directory = temporaryDirectory('site');
  mkdirSync(join(directory, 'js'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><script>a()</script>');
  writeFileSync(join(directory, 'js/app.0a1b2c3d.js'), 'let a = 1');
  writeFileSync(join(directory, 'service-worker.js'), 'fetch("/")');
  return directory;
}

const site = builtSite();
let provider: Provider;
let login: Login;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: '0', H5_DIR: site } });
  login = await provider.signUp('13899990123');
});
afterAll(async () => {
  await provider?.stop();
  removeDirectory(site);
});

interface Kind {
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  /** Policy; default: nothing is allowed. */
  readonly policy?: RegExp;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'an answer of the API': { path: '/base/time/now.do', status: 200 },
  'a cached answer': { path: '/base/region/cities.do', status: 200 },
  'a refusal': { path: '/passport/user/findLoginUserByKey.do', status: 200 },
  'an invalid input': { path: '/desk/login.do', init: { method: 'POST', body: '{}' }, status: 200 },
  'an unknown call': { path: '/no/such.do', status: 200 },
  'an unknown path': { path: '/wp-admin', status: 404 },
  'a path that cannot be read': { path: '/%E0%A4%A', status: 400 },
  health: { path: '/healthz', status: 200 },
  'health with its details': { path: '/readyz', status: 200 },
  'the redirect to the page': { path: '/', status: 302 },
  'the page': {
    path: '/index.html',
    status: 200,
    policy: /script-src 'self' 'sha256-.*frame-ancestors/,
  },
  'a script': { path: '/js/app.0a1b2c3d.js', status: 200 },
  'a worker, which asks for what pages ask for': {
    path: '/service-worker.js',
    status: 200,
    policy: /connect-src 'self'/,
  },
  'a drawn picture': {
    path: '/pictures/clinic/1101015605.svg',
    status: 200,
    policy: /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'$/,
  },
  'a missing upload': { path: '/upload/abcdefghijklmnopqrstu', status: 404 },
  'a missing download': { path: '/export/file/abc', status: 404 },
  'a login by a platform': { path: '/passport/wx/login.do', status: 302 },
  'a sign-on': { path: '/passport/sso.do', status: 302 },
  'a page of a simulated platform': {
    path: '/simulated/wechat-pay/h5?prepay_id=wx1',
    status: 404,
    policy: /style-src 'unsafe-inline'; frame-ancestors 'none'/,
  },
  'the development outbox': { path: '/dev/outbox', status: 200 },
};

test.each(Object.entries(KINDS))('%s is protected', async (_name, kind) => {
  const answer = await fetch(provider.url + kind.path, { redirect: 'manual', ...kind.init });
  await answer.text();
  const { headers } = answer;
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  const policy = headers.get('content-security-policy') ?? '';
  if (kind.policy) expect(policy).toMatch(kind.policy);
  else expect(policy).toBe(NOTHING);
  expect(policy).toContain("default-src 'none'");
  expect(answer.status).toBe(kind.status);
});

test('a download of somebody who is signed in is protected', async () => {
  const answer = await fetch(`${provider.url}/passport/user/export/latest.do`, {
    headers: { tk: login.token, nonce: 'abcdefabcdef' },
  });
  expect(answer.headers.get('content-security-policy')).toBe(NOTHING);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('browsers are told to come by TLS only', () => {
  const transportOf = async (env: 'qa' | 'live', hstsSubdomains: boolean) => {
    const server = fastify();
    protectAnswers(server, { env, hstsSubdomains });
    server.get('/', () => 'x');
    const { headers } = await server.inject('/');
    await server.close();
    return headers['strict-transport-security'];
  };

  test('in live, on sub-domains if the operator says so', async () => {
    expect(await transportOf('live', false)).toBe('max-age=31536000');
    expect(await transportOf('live', true)).toBe('max-age=31536000; includeSubDomains');
    expect(await transportOf('qa', true)).toBeUndefined();
  });
});

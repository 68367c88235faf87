import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { SOCKET_PATH } from '@contract/service/socket-rules';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';
import { ROOT } from '../kit/root';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';

// deploy/Caddyfile as an operator uses it, by the real Caddy with a certificate of its own for localhost.

interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the caller. */
  readonly from?: string;
  readonly body?: unknown;
}

const ALL_COMPRESSIONS = { 'accept-encoding': 'gzip, br, zstd' };
/** Codes a minute and address. */
const CODES = 2;
const STARTS_WITHIN = 20_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  await new Promise((settle) => server.close(settle));
  return port;
}

let provider: Provider;
let caddy: ChildProcess;
let folder: string;
let ports: { readonly http: number; readonly https: number };
let authority: string;

const said: string[] = [];

/** Waits for the certificate that Caddy makes, and until it answers. */
async function untilItAnswers(): Promise<void> {
  const file = join(folder, 'caddy/pki/authorities/local/root.crt');
  const until = Date.now() + STARTS_WITHIN;
  for (;;) {
    try {
      authority = readFileSync(file, 'utf8');
      await call({ path: '/healthz' });
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error(`${String(error)}\n${said.join('')}`);
      await new Promise((settle) => setTimeout(settle, 100));
    }
  }
}

const ask = ({ path, headers = {}, from = '127.0.0.1', body }: Call) =>
  request({
    host: '127.0.0.1',
    servername: 'localhost',
    port: ports.https,
    path,
    ca: authority,
    localAddress: from,
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: `localhost:${ports.https}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });

function call(input: Call): Promise<IncomingMessage & { readonly text: string }> {
  return new Promise((resolve, reject) => {
    const out = ask(input);
    out.on('error', reject);
    out.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve(Object.assign(answer, { text: Buffer.concat(parts).toString() })),
      );
    });
    out.end(input.body === undefined ? undefined : JSON.stringify(input.body));
  });
}

beforeAll(async () => {
  provider = await startProvider({
    env: { TRUST_PROXY: '1', WRITES_PER_MINUTE: String(CODES * 10), METRICS_TOKEN: 'm'.repeat(32) },
  });
  folder = temporaryDirectory('caddy');
  ports = { http: await freePort(), https: await freePort() };
  caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_HOSTS: 'localhost',
      PROVIDER: new URL(provider.url).host,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      CADDY_ADMIN: `localhost:${await freePort()}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  caddy.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await untilItAnswers();
});
afterAll(async () => {
  caddy.kill('SIGTERM');
  await provider.stop();
  removeDirectory(folder);
});

test('the site is answered by TLS, with the rules that the provider sets for browsers', async () => {
  const { statusCode, headers } = await call({ path: '/index.html' });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('plain http leads to https', async () => {
  const answer = await fetch(`http://localhost:${ports.http}/index.html`, { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toMatch(/^https:\/\/localhost/);
});

test('answers of calls are compressed', async () => {
  const path = '/base/region/cities.do';
  const plain = await call({ path });
  const compressed = await call({ path, headers: ALL_COMPRESSIONS });
  expect(JSON.parse(plain.text)).toMatchObject({ code: CODE.SUCCESS });
  expect(compressed.headers['content-encoding']).toMatch(/^(gzip|zstd|br)$/);
});

test.each(['/readyz', '/metrics'])('%s is answered on the machine only', async (path) => {
  const headers = { authorization: `Bearer ${'m'.repeat(32)}` };
  expect((await call({ path, headers })).statusCode).toBe(404);
  expect((await fetch(provider.url + path, { headers })).status).toBe(200);
});

test('limits count the address that Caddy sees, whatever the visitor claims', async () => {
  let mobile = 0;
  const codesFrom = async (from: string): Promise<unknown[]> => {
    const codes: unknown[] = [];
    for (let index = 0; index < CODES + 1; index += 1) {
      mobile += 1;
      const { text } = await call({
        path: '/message/validate/h5/sendVcode.do',
        from,
        headers: { 'x-forwarded-for': `198.51.100.${mobile}`, 'x-real-ip': `198.51.100.${mobile}` },
        body: { mobile: `138${String(mobile).padStart(8, '0')}` },
      });
      codes.push((JSON.parse(text) as { readonly code: unknown }).code);
    }
    return codes;
  };
  const limited = [CODE.SUCCESS, CODE.SUCCESS, CODE.TOO_MANY];
  expect(await codesFrom('127.0.2.1')).toEqual(limited);
  expect(await codesFrom('127.0.2.2')).toEqual(limited);
});

test('the address of a page that the provider sees is the one in the browser', async () => {
  const { headers } = await call({
    path: '/passport/wx/login.do',
    headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example.com' },
  });
  expect(JSON.stringify(headers)).not.toContain('evil.example.com');
  expect(String(headers['set-cookie'])).toContain('Secure');
});

test('customer service’s socket passes', async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const out = ask({
      path: SOCKET_PATH,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: `https://localhost:${ports.https}`,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    out.on('error', reject);
    out.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    out.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    out.end();
  });
  expect(status).toBe(101);
});

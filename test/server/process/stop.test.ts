import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { pause, until } from '../kit/until';

const CLIENTS = 60;
const LOGINS = 8;
const ADD = '/subscribe/subscribe/addV2.do';
const LOGIN = '/passport/v1/h5/login/loginByPassword.do';

interface Result {
  readonly status: number;
  readonly code: string;
  readonly connection: string;
  /** Code for a call without an answer. */
  readonly error: string;
}

const none = (error: string): Result => ({ status: 0, code: '', connection: '', error });

/** One call over a keep-alive connection, as an app or a proxy makes it, without a retry. */
function post(agent: Agent, url: string, body: object, token = ''): Promise<Result> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(token && { tk: token }) };
    const read = (answer: IncomingMessage): void => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', ({ message }) => resolve(none(message)));
      answer.on('end', () => {
        const { code } = JSON.parse(text) as { code: string };
        const connection = answer.headers.connection ?? '';
        resolve({ status: answer.statusCode ?? 0, code, connection, error: '' });
      });
    };
    const sending = request(url, { method: 'POST', agent, headers }, read);
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(none(error.code ?? '')));
    sending.end(JSON.stringify(body));
  });
}

describe.each(KINDS)('stopping under load on %s', (kind) => {
  let testDatabase: TestDatabase;
  let world: World;
  let provider: Provider;

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const slots = [1, 2, 3].map((days) => ({ day: dayFrom(days), capacity: 100_000 }));
    world = await createWorld(testDatabase, { callers: 6_000, slots });
    provider = await startOn(testDatabase);
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  test('answers every call that it took, and leaves no connection open', async () => {
    const agent = new Agent({ keepAlive: true });
    const callers = world.callers[Symbol.iterator]();
    const sent = new Map<string, Result>();
    let isExpired = false;
    const book = async (caller: Caller): Promise<boolean> => {
      const form = bookingOf(caller, world.slotIds[sent.size % 3] ?? 0);
      const result = await post(agent, provider.url + ADD, form, caller.token);
      sent.set(form.idempotencyKey, result);
      return result.error === '';
    };
    const client = async (): Promise<void> => {
      for (const caller of callers) if (!(await book(caller)) || isExpired) return;
    };
    // Connections that the process has accepted: one that is only in the kernel's queue is refused, not cut off.
    const known = new Agent({ keepAlive: true, maxSockets: LOGINS });
    const login = (n: number) =>
      post(known, provider.url + LOGIN, { mobile: `1380000000${n}`, password: 'wrong-password-1' });
    const atOnce = Array.from({ length: LOGINS }, (_, n) => n);
    await Promise.all(atOnce.map(login));
    const clients = Array.from({ length: CLIENTS }, client);
    // The load flows, however slow the machine is.
    await until(
      () => sent.size,
      (size) => size > CLIENTS,
    );
    const logins = atOnce.map(login);
    await pause(60);
    const halting = provider.halt();
    await pause(1_000);
    isExpired = true;
    await Promise.all(clients);
    const asked = await Promise.all(logins);
    await halting;
    agent.destroy();
    known.destroy();
    expect(provider.child.exitCode).toBe(0);
    expect(provider.output).not.toMatch(/cut off|work under way/);

    expect(asked.map(({ code, error }) => code + error)).toEqual(
      Array(LOGINS).fill(CODE.PASSWORD_WRONG),
    );
    const results = [...sent];
    const answered = results.filter(([, { error }]) => error === '');
    expect(answered.length).toBeGreaterThan(CLIENTS);
    expect(
      answered.filter(([, { status, code }]) => status !== 200 || code !== CODE.SUCCESS),
    ).toEqual([]);
    // Only calls that were not executed remain without an answer.
    const refused = results.filter(([, { error }]) => error !== '').map(([key]) => key);
    const made = await inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ idempotency_key: string }>(
        'select idempotency_key from orders',
      );
      return rows.map((row) => row.idempotency_key);
    });
    expect(made.filter((key) => refused.includes(key))).toEqual([]);
    expect(made).toHaveLength(answered.length);
    // No connection ends under its client's next call.
    expect(answered.some(([, { connection }]) => connection === 'close')).toBe(true);
    const faults = provider.output
      .split('\n')
      .filter((line) => /"level":(50|60)|after calling end/.test(line));
    expect(faults).toEqual([]);
  });
});

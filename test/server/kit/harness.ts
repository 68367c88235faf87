import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { endpoints } from '@contract/endpoints';
import type { DataOf, EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { openResponse } from './open-response';
import { startPostgres } from './postgres';
import type { TestPostgres } from './postgres';
import { commandsTo } from './child-commands';
import type { SendCommand } from './child-commands';
import { copyTemplate, madeOnce, templateFor } from './data-template';
import { createSharedDatabase, sharedTemplate } from './shared-postgres';
import type { SharedDatabase } from './shared-postgres';
import { liveSettings } from './live-settings';
import { AGREED } from '../../samples/agreed';
import { runClockOffset } from '../../run-clock';
import { spawnProvider, urlOf } from './provider-process';
import { removeDirectory, temporaryDirectory } from './temporary-directory';

const BUILD = join(__dirname, '../../../dist/server/main.js');
/** ms until a line has to be logged, just within what a test may take, and characters of the log's end that an error quotes. */
const LOG_PATIENCE = { ms: 170_000, quoted: 1_000 } as const;
let devices = 0;
/** A device that nobody had before: its token, and the headers of its calls. */
function newDevice() {
  const device = createHash('sha256').update(`${process.pid} ${++devices}`).digest('base64url');
  return { device, on: { headers: { cookie: `ym_device=${device}` } } };
}

export interface Login {
  readonly token: string;
  readonly secret: string;
  /** Token of the device that it was made on, by which a browser is the same one; missing: of none. */
  readonly device?: string;
}

export interface CallOptions {
  /** Token, or the whole login, which calls with encrypted answers need. */
  readonly as?: Login;
  readonly token?: string;
  readonly language?: 'zh-CN' | 'en';
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives the call up. */
  readonly signal?: AbortSignal;
}

type Env = Readonly<Record<string, string>>;

/** Embedded; a PostgreSQL server of its own, which a test may kill; or a database in the run's server. */
type DatabaseKind = 'pglite' | 'postgres' | 'shared';

export interface StartOptions {
  /** By default what the suite's kind sets (`PROVIDER_DATABASE`), embedded otherwise. */
  readonly database?: DatabaseKind;
  readonly env?: Env;
  /** Directory of an earlier provider, to continue with its data; it is then not removed at the end. */
  readonly dataDir?: string;
  /** Is given what the process logs, from its first line on. */
  readonly watch?: (logged: string) => void;
  /** A server that the test started itself. */
  readonly postgres?: TestPostgres;
  /** An earlier provider that has ended, to continue with its data, whatever its database. */
  readonly after?: Provider;
}

/** A built provider in a process of its own. */
export class Provider {
  constructor(
    readonly url: string,
    readonly dataDir: string,
    readonly child: ChildProcess,
    private readonly logs: readonly string[],
    private readonly cleanUp: () => Promise<void>,
    /** Where its database is, unless that is the embedded one. */
    readonly databaseUrl: string | undefined,
    /** Its PostgreSQL server, where it has one of its own. */
    readonly postgres: TestPostgres | null,
    private readonly command: SendCommand,
    /** ms that its clock is ahead of the machine's. */
    private clockOffset: number,
  ) {}

  /** Everything the process has printed so far. */
  get output(): string {
    return this.logs.join('');
  }

  /** What its clock shows, ms. */
  get now(): number {
    return Date.now() + this.clockOffset;
  }

  /** Moves its clock, which goes on from there. @param instant ms @throws Error where it is live */
  async moveTo(instant: number): Promise<void> {
    const ofMachine = await this.command({ command: 'moveClock', to: instant });
    // Not by the time at which the answer was read: the clock would be ahead of what a busy test takes it for.
    this.clockOffset = ofMachine - runClockOffset();
  }

  /**
   * Runs all background jobs until none has more to do, so that what has not come by then does not come.
   * @throws Error where they find no end, or it is live
   */
  async runJobs(): Promise<void> {
    await this.command({ command: 'runJobs' });
  }

  /** Moves its clock, then runs its jobs. @param instant ms */
  async jobsAt(instant: number): Promise<void> {
    await this.moveTo(instant);
    await this.runJobs();
  }

  /** Makes a call; a successful answer's data is checked against the contract and, where encrypted, opened. */
  async call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options: CallOptions = {},
  ): Promise<Envelope<DataOf<Name>>> {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    const spec = endpoints[name];
    const nonce = randomBytes(12).toString('hex');
    const fields = Object.entries((input ?? {}) as Record<string, unknown>).filter(
      ([, value]) => value !== undefined,
    );
    const form = 'body' in spec && spec.body === 'form';
    const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
    const token = options.as?.token ?? options.token;
    const answer = await fetch(
      this.url + path + (method === 'GET' && fields.length > 0 ? `?${query}` : ''),
      {
        method,
        headers: {
          nonce,
          ...(token === undefined ? {} : { tk: token }),
          ...(options.language === undefined ? {} : { 'x-language': options.language }),
          ...(method === 'POST' && !form ? { 'content-type': 'application/json' } : {}),
          ...options.headers,
        },
        ...(method === 'POST' ? { body: form ? query : JSON.stringify(input ?? {}) } : {}),
        ...(options.signal && { signal: options.signal }),
      },
    );
    const envelope = (await answer.json()) as Envelope;
    if (envelope.code !== CODE.SUCCESS) return envelope as Envelope<DataOf<Name>>;
    const encrypted = 'encrypted' in spec && spec.encrypted === 'response';
    const data =
      encrypted && options.as
        ? (JSON.parse(
            openResponse(options.as.secret, nonce, path, String(envelope.data)),
          ) as unknown)
        : envelope.data;
    if (encrypted && !options.as) return envelope as Envelope<DataOf<Name>>;
    const checked = v.safeParse(spec.data as v.GenericSchema, data);
    if (!checked.success)
      throw new Error(
        `${name} answers against its contract: ${JSON.stringify(v.flatten(checked.issues))}`,
      );
    return { ...envelope, data: data as DataOf<Name> };
  }

  /** The data of a call that must succeed. */
  async ok<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options: CallOptions = {},
  ): Promise<DataOf<Name>> {
    const { code, msg, data } = await this.call(name, input, options);
    if (code !== CODE.SUCCESS) throw new Error(`${name} was refused: ${code} ${msg}`);
    return data;
  }

  /** Waits until the whole booking window has its slots; seconds with one city, longer with all. */
  scheduleReady(): Promise<void> {
    return this.printed('schedule complete');
  }

  /** Waits until it has logged something: its log comes by a pipe, and a call's answer may overtake it. */
  async printed(line: string | RegExp): Promise<void> {
    const isThere = () =>
      typeof line === 'string' ? this.output.includes(line) : this.output.search(line) >= 0;
    const end = Date.now() + LOG_PATIENCE.ms;
    while (!isThere()) {
      if (this.child.exitCode !== null) throw new Error(`Ended: ${this.output}`);
      if (Date.now() > end) {
        const last = this.output.slice(-LOG_PATIENCE.quoted);
        throw new Error(`It has not logged ${String(line)}; its last lines: ${last}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Texts to a mobile in the outbox, the newest first. */
  async textsTo(mobile: string): Promise<string[]> {
    const answer = await fetch(`${this.url}/dev/outbox?mobile=${mobile}`, {
      headers: { accept: 'application/json' },
    });
    return ((await answer.json()) as { body: string }[]).map(({ body }) => body);
  }

  /** The newest code of a mobile in the outbox. */
  async newestCode(mobile: string): Promise<string> {
    const texts = await this.textsTo(mobile);
    return texts.map((body) => /验证码 (\d{6})/.exec(body)?.[1]).find(Boolean) ?? '';
  }

  /** Signs in by code, as a person would. */
  async signUp(mobile: string): Promise<Login> {
    const { device, on } = newDevice();
    await this.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'login' }, on);
    const vcode = await this.newestCode(mobile);
    const form = { mobile, vcode, agreed: AGREED };
    const session = await this.ok('POST /passport/v1/h5/login/loginByMobile.do', form, on);
    return { token: session.token, secret: session.secret, device };
  }

  /** The same without a code, so that one can be requested at once. */
  async signUpByPhone(mobile: string): Promise<Login> {
    const { device, on } = newDevice();
    const form = { platform: 'weapp', code: mobile } as const;
    const session = await this.ok('POST /passport/mini/phoneLogin.do', form, on);
    return { token: session.token, secret: session.secret, device };
  }

  private ended(): Promise<void> {
    return new Promise((resolve) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null) resolve();
      else this.child.once('exit', () => resolve());
    });
  }

  /** SIGKILL: the data stays as a crash leaves it, for a provider started with the same `dataDir`. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  /** Stops it gracefully; its data stays. */
  async halt(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended();
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.halt();
    await this.cleanUp();
  }
}

/** The same for all, so that a provider can continue with data that another one made. */
const KEYS = {
  PERSON_KEY: 'a key that all providers of the tests share',
  DATA_KEYS: `test:${Buffer.alloc(32, 3).toString('base64url')}`,
};
/** The settings of every provider of the tests, which options can replace. */
const DEFAULTS = { SEED: '110100', WRITES_PER_MINUTE: '1000000', STAFF_IDLE_MINUTES: '720' };

const hasSchedule = ({ SEED = '' }: Env): boolean => /^\d/.test(SEED) && SEED !== '0';

const isLive = ({ APP_ENV }: Env): boolean => APP_ENV === 'live';

const hasCommunity = (env: Env): boolean =>
  !isLive(env) && /^(1|true|on)$/.test(env.COMMUNITY ?? '1');

/** ms before the run's start at which data is made, so that every suite begins after it. */
const BEFORE_RUN = 1_800_000;

/** Starts a provider on empty data, and stops it as soon as the data is complete. */
async function firstStart(options: StartOptions & { readonly env: Env }): Promise<void> {
  const env = { ...options.env, CLOCK_OFFSET_MS: String(-BEFORE_RUN) };
  const provider = await startProvider({ ...options, env });
  if (hasSchedule(options.env)) {
    await provider.scheduleReady();
    if (hasCommunity(options.env)) await provider.printed('sample community complete');
  }
  await provider.stop();
}

/** Data of a first start, for the embedded database; null where every start has to make its own. */
async function seededData(env: Env): Promise<string | null> {
  const template = templateFor(BUILD, env);
  if (template === null) return null;
  return madeOnce(template, async () => {
    const dataDir = temporaryDirectory('template');
    await firstStart({ dataDir, env });
    return { dataDir, remove: () => removeDirectory(dataDir) };
  });
}

/** The same as a PostgreSQL cluster. */
async function seededCluster(env: Env): Promise<string | null> {
  const template = templateFor(BUILD, env);
  if (template === null) return null;
  return madeOnce(`${template}-cluster`, async () => {
    const postgres = await startPostgres();
    await firstStart({ postgres, env });
    return { dataDir: await postgres.halt(), remove: () => postgres.stop() };
  });
}

/** Where a provider's data is, and who removes it. */
interface ProviderData {
  readonly dataDir: string;
  readonly url?: string | undefined;
  readonly postgres?: TestPostgres;
  remove(): Promise<void>;
}

const kindOf = ({ database }: StartOptions): DatabaseKind =>
  database ?? (process.env.PROVIDER_DATABASE === 'shared' ? 'shared' : 'pglite');

/** A database in the run's server, with the data of a first start unless the settings need one of their own. */
async function sharedDatabase(env: Env): Promise<SharedDatabase> {
  const template = templateFor(BUILD, env);
  if (template === null) return createSharedDatabase(null);
  const name = await sharedTemplate(template, async (url) => {
    const dataDir = temporaryDirectory('template');
    await firstStart({ dataDir, env: { ...env, DATABASE_URL: url } });
    removeDirectory(dataDir);
  });
  return createSharedDatabase(name);
}

/** A new place with the data of a first start where that is the same for all, otherwise an empty one. */
async function newProviderData(kind: DatabaseKind, env: Env): Promise<ProviderData> {
  const data = kind === 'pglite' ? await seededData(env) : null;
  const cluster = kind === 'postgres' ? await startPostgres(await seededCluster(env)) : null;
  const shared = kind === 'shared' ? await sharedDatabase(env) : null;
  const dataDir = temporaryDirectory('data');
  if (data !== null) copyTemplate(data, dataDir);
  return {
    dataDir,
    url: cluster?.url ?? shared?.url,
    ...(cluster && { postgres: cluster }),
    async remove() {
      await cluster?.stop();
      shared?.drop();
      removeDirectory(dataDir);
    },
  };
}

/** The place that the options name, or a new one. */
async function providerDataOf(options: StartOptions, env: Env): Promise<ProviderData> {
  const { after, postgres, dataDir } = options;
  const remove = () => Promise.resolve();
  if (after) {
    const { postgres: server } = after;
    return {
      dataDir: after.dataDir,
      url: after.databaseUrl,
      ...(server && { postgres: server }),
      remove,
    };
  }
  const own = postgres && { url: postgres.url, postgres };
  if (dataDir !== undefined) return { dataDir, ...own, remove };
  if (!postgres) return newProviderData(kindOf(options), env);
  const made = temporaryDirectory('data');
  return { dataDir: made, ...own, remove: () => Promise.resolve(removeDirectory(made)) };
}

/** Starts the built provider on a free port, by default with the sample data of one city. */
export async function startProvider(options: StartOptions = {}): Promise<Provider> {
  if (!existsSync(BUILD))
    throw new Error('Build the provider first: node scripts/build-server.mjs');
  const live = isLive(options.env ?? {}) ? { ...liveSettings(), ...KEYS } : {};
  const env: Env = { ...DEFAULTS, ...live, ...options.env };
  const data = await providerDataOf(options, env);
  const { dataDir } = data;
  const logs: string[] = [];
  const child = spawnProvider(BUILD, {
    DATA_DIR: dataDir,
    ...(data.url === undefined ? {} : { DATABASE_URL: data.url }),
    ...KEYS,
    ...env,
  });
  const url = await urlOf(child, logs, options.watch).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await data.remove();
    throw error;
  });
  return new Provider(
    url,
    dataDir,
    child,
    logs,
    () => data.remove(),
    data.url,
    data.postgres ?? null,
    commandsTo(child, isLive(env)),
    // The test's own clock is the run's, and a live provider's the machine's.
    isLive(env) ? -runClockOffset() : Number(env.CLOCK_OFFSET_MS ?? 0),
  );
}

import { resolve } from 'node:path';
import type { TextVersions } from '@contract/agreement/text-rules';
import type { MapTiles } from '@contract/region/endpoints';
import type { ServiceHours } from '@contract/service/chat-rules';
import { ADMISSION_MS } from '@contract/release/release-rules';
import { addressOf, originOf } from '@contract/site/site-rules';
import { HOLD_MS } from '@contract/subscribe/hold-rules';
import { readAsksAgain } from './asks-again';
import { DAY } from './clock';
import { readMailSettings } from './mail-settings';
import { readMapTiles } from './map-tiles';
import type { MailSettings } from './mail-settings';
import { readMetricsSettings } from './metrics-settings';
import type { MetricsSettings } from './metrics-settings';
import { readSalesTargets } from './sales-targets';
import type { SalesTarget } from './sales-targets';
import { readSwitch } from './switch';
import { readTrustedProxies } from './trusted-proxies';
import type { TrustsHop } from './trusted-proxies';
import { readDataKeys } from './data-keys';

/** Where the provider runs; outside live, verification codes are shown and the clock may be shifted. */
export type AppEnv = 'qa' | 'stage' | 'live';

/** `serve`: answers calls; `work`: runs the jobs; `both`. */
export type ProcessRole = 'serve' | 'work' | 'both';

export interface Config {
  readonly env: AppEnv;
  readonly role: ProcessRole;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** ms between the signal to stop and the end of new connections, in which balancers learn of it. */
  readonly drainFor: number;
  /** Holds the embedded database and the server's own keys. */
  readonly dataDir: string;
  /** Connection string of a PostgreSQL server; null runs the embedded one. */
  readonly databaseUrl: string | null;
  /** Connection string for reading lists; null: `databaseUrl`. */
  readonly databaseReadUrl: string | null;
  /** Whether connections go through a pooler (PgBouncer). */
  readonly databasePooler: boolean;
  /** Who may read what is measured; null: nobody, so nothing is. */
  readonly metrics: MetricsSettings | null;
  /** Built H5 site. */
  readonly h5Dir: string;
  /** Whose map the site shows; null: none. */
  readonly mapTiles: MapTiles | null;
  readonly picturesDir: string;
  /** Videos and their posters. */
  readonly videosDir: string;
  readonly migrationsDir: string;
  /** Definitions of questionnaires, one JSON file a version. */
  readonly questionnairesDir: string;
  /** The operator's folder of clinics, vaccines, schedules and texts; null: none. */
  readonly catalogueDir: string | null;
  /** Whether sample data is loaded and its schedule extended each day. */
  readonly seed: boolean;
  /** Catalogue folder of the sample data. */
  readonly sampleDir: string;
  /** Only clinics of these cities (6-digit codes) are loaded; null: all. */
  readonly seedCities: readonly string[] | null;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-*` are trusted; null: none. */
  readonly trustedProxies: TrustsHop | null;
  /** Key of the person hash; null: one is generated and stored in the data directory. */
  readonly personKey: string | null;
  /** Keys of sealed columns, `id:secret,…`; null: one is generated and stored in the data directory. */
  readonly dataKeys: string | null;
  /** Operator's SMS gateway; null outside live, where codes go to the development outbox. */
  readonly smsGateway: string | null;
  /** Mail server; null outside live: one on loopback, in live: no mail is sent. */
  readonly mail: MailSettings | null;
  /** Origin of the web site, to which links in SMS and mails lead; null: not known. */
  readonly webOrigin: string | null;
  /** ms added to the machine's clock, for tests; always 0 in live. */
  readonly clockOffset: number;
  /** By whom orders are paid ahead; null: they are paid at the clinic. */
  readonly payment: PaymentKind | null;
  /** Where memberships are sold for money. */
  readonly memberSales: readonly SalesTarget[];
  /** ms from a cancellation to the sending of its money; until then it can be recalled. */
  readonly refundDelay: number;
  /**
   * Ed25519 seed (32 bytes as base64url) that signs certificates; null: one is generated and stored in the data
   * directory.
   */
  readonly certificateKey: string | null;
  /** Public keys (base64url) of earlier certificates. */
  readonly oldCertificateKeys: readonly string[];
  /** ms that a slot is held while the form is filled in. */
  readonly holdLength: number;
  /** ms that an admitted ticket of a release has for the booking. */
  readonly admissionLength: number;
  /** Gets an SMS where nobody at a clinic takes a serious report after a vaccination; null: nobody does. */
  readonly aefiDutyMobile: string | null;
  /** Whether the community's calls are served. */
  readonly community: boolean;
  /** Whether posts may carry a video: that needs a licence and a category of its own. */
  readonly communityVideos: boolean;
  /** The operator's table of the provinces of addresses; null: no province is shown. */
  readonly provinceFile: string | null;
  /** When staff of customer service answer. */
  readonly serviceHours: ServiceHours;
  /** Whether browsers are told to reach the sub-domains by TLS only, too; in live. */
  readonly hstsSubdomains: boolean;
  /** Writes a minute from one address; logins have a tenth of it. */
  readonly writesPerMinute: number;
  /** ms that an account is silent before its number alone no longer signs a new device in. */
  readonly ownerCheckAfter: number;
  /** The texts that people agree to, with what asks again. */
  readonly texts: TextVersions;
  /** Codes by SMS to devices on which the account has not signed in, of the whole service. */
  readonly codeBudget: { readonly perHour: number; readonly perDay: number };
  /** ms without a call after which a session of staff is over. */
  readonly staffIdle: number;
  /** Whether staff have to sign in with a second factor; otherwise those who have set one up. */
  readonly staffSecondFactor: boolean;
}

/**
 * `platforms`: the platforms that are set up, outside live simulated ones where none is; `failing`: the same, but what is
 * simulated refuses refunds.
 */
export type PaymentKind = 'platforms' | 'failing';

type Env = Readonly<Record<string, string | undefined>>;

function readEnv(value: string | undefined): AppEnv {
  if (value === undefined || value === '') return 'qa';
  if (value === 'qa' || value === 'stage' || value === 'live') return value;
  throw new Error(`APP_ENV must be qa, stage or live, not "${value}".`);
}

/** One process on the embedded database does everything. */
function readRole({ PROCESS_ROLE: value = '', DATABASE_URL: url }: Env): ProcessRole {
  if (value === '' || value === 'both') return 'both';
  if (value !== 'serve' && value !== 'work')
    throw new Error(`PROCESS_ROLE must be serve, work or both, not "${value}".`);
  if (!url)
    throw new Error(
      `PROCESS_ROLE ${value} needs DATABASE_URL: the embedded database has one process.`,
    );
  return value;
}

function readPayment(value: string | undefined, env: AppEnv): PaymentKind | null {
  if (value === 'off') return null;
  if (value === undefined || value === '' || value === 'platforms') return 'platforms';
  if (env === 'live')
    throw new Error('PAYMENT must be platforms or off in live: a simulated one moves no money.');
  if (value === 'simulated') return 'platforms';
  if (value === 'failing') return value;
  throw new Error(`PAYMENT must be off, platforms, simulated or failing, not "${value}".`);
}

const MOST = Number.MAX_SAFE_INTEGER;

function readNumber(
  name: string,
  value: string | undefined,
  fallback: number,
  max: number,
  min = 0,
): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

/** Outside live no text is sent, so none costs anything. */
function readCodeBudget(env: Env, appEnv: AppEnv): Config['codeBudget'] {
  const [perHour, perDay] = appEnv === 'live' ? [3_000, 20_000] : [1_000_000, 1_000_000];
  return {
    perHour: readNumber('SMS_CODES_PER_HOUR', env.SMS_CODES_PER_HOUR, perHour, 1_000_000, 1),
    perDay: readNumber('SMS_CODES_PER_DAY', env.SMS_CODES_PER_DAY, perDay, 1_000_000, 1),
  };
}

function readDutyMobile(value: string | undefined): string | null {
  if (!value) return null;
  if (/^1[3-9]\d{9}$/.test(value)) return value;
  throw new Error('AEFI_DUTY_MOBILE must be a mainland mobile number.');
}

/** `08:00-20:00`; from 00:00 to 24:00 is always. */
function readHours(value: string | undefined): ServiceHours {
  const [, from = '', until = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(
      value || '08:00-20:00',
    ) ?? [];
  if (from === '' || from >= until)
    throw new Error(`SERVICE_HOURS must be two times such as 08:00-20:00, not "${value}".`);
  return { from, until };
}

function readSeed(value: string | undefined, env: AppEnv): Pick<Config, 'seed' | 'seedCities'> {
  if (value === undefined || value === '') return { seed: env !== 'live', seedCities: null };
  const cities = value.split(',').map((city) => city.trim());
  if (cities.every((city) => /^\d{6}$/.test(city))) return { seed: true, seedCities: cities };
  return { seed: readSwitch('SEED', value, false, 'city codes'), seedCities: null };
}

/** Outside live without a setting: this machine. */
function readWebOrigin({ WEB_ORIGIN: value, PORT: port }: Env, env: AppEnv): string | null {
  if (!value) return env === 'live' ? null : `http://localhost:${port || '8080'}`;
  const address = addressOf(value);
  const isOrigin = address !== null && originOf(address) === value;
  if (!isOrigin || (env === 'live' && address.protocol !== 'https:'))
    throw new Error(`WEB_ORIGIN must be an origin such as https://h5.example.cn, not "${value}".`);
  return value;
}

/**
 * Reads the settings from the environment; errors name the variable. What live needs besides is judged by
 * `liveProblems`.
 * @param root directory that relative paths and the server's own files start from.
 */
export function readConfig(env: Env, root: string): Config {
  const appEnv = readEnv(env.APP_ENV);
  const personKey = env.PERSON_KEY || null;
  if (personKey !== null && personKey.length < 32)
    throw new Error('PERSON_KEY must have at least 32 characters.');
  const dataKeys = env.DATA_KEYS || null;
  if (dataKeys !== null) readDataKeys(dataKeys);
  const smsGateway = appEnv === 'live' ? env.SMS_GATEWAY || null : null;
  return {
    env: appEnv,
    role: readRole(env),
    port: readNumber('PORT', env.PORT, 8080, 65_535),
    host: env.HOST || '0.0.0.0',
    drainFor: readNumber('DRAIN_SECONDS', env.DRAIN_SECONDS, 0, 300) * 1000,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || null,
    databaseReadUrl: env.DATABASE_READ_URL || null,
    databasePooler: readSwitch('DATABASE_POOLER', env.DATABASE_POOLER, false),
    metrics: readMetricsSettings(env),
    h5Dir: resolve(root, env.H5_DIR || 'dist/h5'),
    mapTiles: readMapTiles(env, appEnv === 'live'),
    picturesDir: resolve(root, 'server/pictures'),
    videosDir: resolve(root, 'server/videos'),
    migrationsDir: resolve(root, 'server/migrations'),
    questionnairesDir: resolve(root, env.QUESTIONNAIRES_DIR || 'server/questionnaires'),
    catalogueDir: env.CATALOGUE_DIR ? resolve(env.CATALOGUE_DIR) : null,
    ...readSeed(env.SEED, appEnv),
    sampleDir: resolve(root, 'server/sample'),
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
    personKey,
    dataKeys,
    smsGateway,
    mail: readMailSettings(env, appEnv === 'live'),
    aefiDutyMobile: readDutyMobile(env.AEFI_DUTY_MOBILE),
    webOrigin: readWebOrigin(env, appEnv),
    clockOffset:
      appEnv === 'live' ? 0 : readNumber('CLOCK_OFFSET_MS', env.CLOCK_OFFSET_MS, 0, MOST, -MOST),
    payment: readPayment(env.PAYMENT, appEnv),
    memberSales: readSalesTargets(env.MEMBER_SALES, appEnv === 'live' ? 'off' : 'all'),
    refundDelay: readNumber('REFUND_DELAY_SECONDS', env.REFUND_DELAY_SECONDS, 1800, 864_000) * 1000,
    certificateKey: env.CERTIFICATE_KEY || null,
    oldCertificateKeys: (env.CERTIFICATE_OLD_KEYS ?? '').split(',').filter(Boolean),
    holdLength: readNumber('HOLD_SECONDS', env.HOLD_SECONDS, HOLD_MS / 1000, 3600) * 1000,
    admissionLength:
      readNumber('ADMISSION_SECONDS', env.ADMISSION_SECONDS, ADMISSION_MS / 1000, 3600) * 1000,
    hstsSubdomains: readSwitch('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS, false),
    provinceFile: env.PROVINCE_FILE || null,
    serviceHours: readHours(env.SERVICE_HOURS),
    communityVideos: readSwitch('COMMUNITY_VIDEOS', env.COMMUNITY_VIDEOS, false),
    community: readSwitch('COMMUNITY', env.COMMUNITY, appEnv !== 'live'),
    ownerCheckAfter: readNumber('OWNER_CHECK_DAYS', env.OWNER_CHECK_DAYS, 180, 3650, 1) * DAY,
    texts: readAsksAgain(env.ASKS_AGAIN),
    staffIdle: readNumber('STAFF_IDLE_MINUTES', env.STAFF_IDLE_MINUTES, 30, 720, 1) * 60_000,
    staffSecondFactor: readSwitch(
      'STAFF_SECOND_FACTOR',
      env.STAFF_SECOND_FACTOR,
      appEnv === 'live',
    ),
    writesPerMinute: readNumber('WRITES_PER_MINUTE', env.WRITES_PER_MINUTE, 600, 10_000_000, 1),
    codeBudget: readCodeBudget(env, appEnv),
  };
}

import type { Companies, Operator } from '@contract/site/operator-rules';
import { isPlaceholder, placeholdersIn } from '@contract/site/placeholder-rules';
import { readSwitch } from './switch';

/** What is known of the settings before anything is started. */
export interface LiveFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly operator: Operator;
  /** What `EXTERNAL_SETTINGS` says: addresses outside the product. */
  readonly external: unknown;
  /** Parent domain of the product's sites. */
  readonly siteDomain: string;
  /** Whether a platform checks what users write. */
  readonly checksTexts: boolean;
}

/** One thing that live does not start without. */
export interface LiveCheck {
  /** The setting that it is about. */
  readonly setting: string;
  /** What is missing and what to do, one sentence; null if nothing is. */
  readonly problem: (facts: LiveFacts) => string | null;
}

/** A setting that has to be there, whatever it says. @param todo what to do, after "… is not set: " */
const needed = (setting: string, todo: string): LiveCheck => ({
  setting,
  problem: ({ env }) => (env[setting] ? null : `${setting} is not set: ${todo}.`),
});

/** A setting that names a host or an address, where one from the documents may have been copied. */
const real = (setting: string): LiveCheck => ({
  setting,
  problem({ env }) {
    const value = env[setting] ?? '';
    // A password in an address stays unsaid.
    return isPlaceholder(value) ? `${setting} is an example: put your own address there.` : null;
  },
});

/** As in the settings themselves; what is no word for either is named by their reader. */
function isOn(name: string, value: string | undefined): boolean {
  try {
    return readSwitch(name, value, false);
  } catch {
    return false;
  }
}

/** Settings by which a company receives something of people. */
const SETTINGS_OF = {
  mail: ['SMTP_URL'],
  identity: ['IDENTITY_CHECK_KEY_ID'],
  wechat: ['WECHAT_MINI_APP_ID', 'WECHAT_WEB_APP_ID', 'WECHAT_PAY_MCH_ID'],
  alipay: ['ALIPAY_MINI_APP_ID'],
} as const satisfies Partial<Record<keyof Companies, readonly string[]>>;
const COMPANIES = ['mail', 'identity', 'wechat', 'alipay'] as const;

const listed = (paths: readonly string[]): string => paths.join('; ');

/**
 * What live does not start without, in the sequence in which it is said. Whatever is half set up besides is named by the
 * setting's own reader.
 */
export const LIVE_CHECKS: readonly LiveCheck[] = [
  needed(
    'PERSON_KEY',
    'make 32 characters or more (openssl rand -base64 32), and never change them',
  ),
  needed('DATA_KEYS', 'set what npm run data-keys -- new 2027 prints, and back it up'),
  needed(
    'CERTIFICATE_KEY',
    "make one (openssl rand -base64 32 | tr '+/' '-_' | tr -d '='), the same for every process",
  ),
  needed('SMS_GATEWAY', 'give the address that sends your SMS'),
  needed('WEB_ORIGIN', 'give the address of your web site, such as https://h5.your-domain.cn'),
  needed(
    'TRUST_PROXY',
    'decide whose address counts: 0 without a proxy in front, 1 behind one, or the addresses of yours',
  ),
  needed('SITE_DOMAIN', 'give the domain that your hosts are in, such as your-domain.cn'),
  needed(
    'OPERATOR_SETTINGS',
    'name a file like docs/operator.example.json that says who you are; build the clients with the same one',
  ),
  {
    setting: 'OPERATOR_SETTINGS',
    problem({ env, operator }) {
      const paths = env.OPERATOR_SETTINGS ? placeholdersIn(operator) : [];
      if (paths.length === 0) return null;
      return `OPERATOR_SETTINGS holds examples: put your own details there (${listed(paths)}).`;
    },
  },
  {
    setting: 'OPERATOR_SETTINGS',
    problem({ env, operator: { companies } }) {
      const nameless = COMPANIES.filter(
        (company) =>
          SETTINGS_OF[company].some((setting) => env[setting]) &&
          Object.values(companies[company]).includes(''),
      );
      if (nameless.length === 0) return null;
      return `OPERATOR_SETTINGS names no company, or no way to reach it, for ${listed(nameless)}: annex 2 has to say who gets people’s data.`;
    },
  },
  {
    setting: 'SITE_DOMAIN',
    problem: ({ env, siteDomain }) =>
      env.SITE_DOMAIN && isPlaceholder(siteDomain)
        ? `SITE_DOMAIN is the example ${siteDomain}: give the domain that your hosts are in.`
        : null,
  },
  {
    setting: 'EXTERNAL_SETTINGS',
    problem({ external }) {
      const paths = placeholdersIn(external);
      if (paths.length === 0) return null;
      return `EXTERNAL_SETTINGS names example hosts: put your own there, or leave them out (${listed(paths)}).`;
    },
  },
  ...[
    'WEB_ORIGIN',
    'SMS_GATEWAY',
    'SMTP_URL',
    'IDENTITY_CHECK_URL',
    'MAIL_FROM',
    'WECHAT_PICTURE_HOST',
    'WECHAT_PAGE_HOSTS',
    'WECHAT_PAY_NOTIFY_HOST',
    'ALIPAY_PICTURE_HOST',
    'ALIPAY_PAY_NOTIFY_HOST',
  ].map(real),
  {
    setting: 'SEED',
    problem: ({ env }) =>
      /\d{6}/.test(env.SEED ?? '') || isOn('SEED', env.SEED)
        ? 'SEED loads invented clinics, posts and answers, which nobody may meet in live: leave it out.'
        : null,
  },
  {
    setting: 'COMMUNITY',
    problem: ({ env, checksTexts }) =>
      isOn('COMMUNITY', env.COMMUNITY) && !checksTexts
        ? 'COMMUNITY=on needs a check of what users write: set WECHAT_TEXT_CHECKS=1 with a mini-program, or Alipay’s content check.'
        : null,
  },
  {
    setting: 'COMMUNITY',
    problem: ({ env }) =>
      isOn('COMMUNITY', env.COMMUNITY) && !env.PROVINCE_FILE
        ? 'COMMUNITY=on needs PROVINCE_FILE, the table of the provinces that are shown beside what users write: make it from the address database that you license.'
        : null,
  },
];

/** Everything that is missing, a sentence each; empty if live may start. */
export const liveProblems = (facts: LiveFacts): string[] =>
  LIVE_CHECKS.flatMap(({ problem }) => problem(facts) ?? []);

/**
 * What is missing where the community is on and nobody would read what is held.
 * @param moderators accounts of moderators that can sign in
 */
export const moderatorProblem = (isCommunityOn: boolean, moderators: number): string | null =>
  isCommunityOn && moderators === 0
    ? 'COMMUNITY=on needs somebody who moderates: npm run desk-staff -- add-moderator - <login> makes an account.'
    : null;

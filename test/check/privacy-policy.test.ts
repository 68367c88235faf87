import { DEVICE_COOKIE_LIFETIME } from '@contract/account/cookie-rules';
import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import type { HeldData } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import { receiversText } from '@contract/personal/held-text-rules';
import { PERIODS } from '@contract/personal/period-rules';
import { RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import type { DataReceiver } from '@contract/personal/receiver-rules';
import { DAY_MS } from '@contract/time/duration-rules';
import { LOGOUT_NOTICE } from '@/shared/agreement/documents/logout-notice';
import { PRIVACY_POLICY } from '@/shared/agreement/documents/privacy-policy';
import { CONSENT_MESSAGES } from '@/features/people/personal/consent-messages';
import { PERSONAL_MESSAGES } from '@/features/people/personal/messages';
import { OWN_AGE } from '@/storage/own-record-rules';
import { ANSWER_DAYS } from '../../server/domain/people/privacy/data-requests';

const { vaccinations, transactions, accounts } = PERIODS;

const NAMES = Object.keys(HELD_DATA) as HeldDataName[];
const RECEIVERS = Object.keys(RECEIVER_TEXTS) as DataReceiver[];
const LANGUAGES = [
  ['zh-CN', 0],
  ['en', 1],
] as const;

const policyIn = (language: 'zh-CN' | 'en'): string => JSON.stringify(PRIVACY_POLICY[language]);

test.each(LANGUAGES)(
  'the privacy policy in %s says of each kind of data what the tables say, and of each receiver',
  (language, at) => {
    const policy = policyIn(language);
    const held = NAMES.flatMap((name) => {
      const { what, purpose, stored, ...row }: HeldData = HELD_DATA[name];
      return [what, purpose, stored, receiversText(row)];
    });
    const received = RECEIVERS.flatMap((name) => [
      RECEIVER_TEXTS[name].who,
      RECEIVER_TEXTS[name].gets,
    ]);
    expect(
      [...held, ...received].map((each) => each[at]).filter((each) => !policy.includes(each)),
    ).toEqual([]);
  },
);

/** For which records stay on the device. */
const STORED_DAYS = OWN_AGE / DAY_MS;

/** Periods that the policy names beside the tables: what of the product each is. */
const BY_HAND = {
  'zh-CN': [
    `${EXPORT_LIFETIME / DAY_MS} 天内有效`,
    '保持登录（1 天）',
    `登录过的设备（${DEVICE_COOKIE_LIFETIME / DAY_MS} 天）`,
    `本机最多保存 ${STORED_DAYS} 天`,
    `${ANSWER_DAYS} 个工作日内答复`,
  ],
  en: [
    `within ${EXPORT_LIFETIME / DAY_MS} days`,
    'logged in for a day',
    `logged in on for ${DEVICE_COOKIE_LIFETIME / DAY_MS} days`,
    `for up to ${STORED_DAYS} days`,
    `within ${ANSWER_DAYS} working days`,
  ],
} as const;
const PERIOD = /\d+ ?(?:天|年|个月|小时|个工作日|days?|years?|months?|hours?|working days)/g;

test.each(LANGUAGES)(
  'the privacy policy in %s names no period that is neither of the tables nor of what it is about',
  (language, at) => {
    const ofTables = NAMES.flatMap((name) => HELD_DATA[name].stored[at]);
    const words = [...ofTables, ...RECEIVERS.map((name) => RECEIVER_TEXTS[name].gets[at])];
    const policy = policyIn(language);
    expect(BY_HAND[language].filter((said) => !policy.includes(said))).toEqual([]);
    const left = [...words, ...BY_HAND[language]].reduce(
      (text, said) => text.split(said).join('…'),
      policy,
    );
    expect(left.match(PERIOD) ?? []).toEqual([]);
  },
);

test('logs are stored for six months at least, whichever they are, and the two that the policy names together alike', () => {
  expect(PERIODS.networkLog.days).toBeGreaterThanOrEqual(184);
  expect(PERIODS.securityEvents).toEqual(PERIODS.networkLog);
});

/** What stays after a deletion, wherever the app says it; each of the three with its years. */
const STAYS = {
  'zh-CN': [
    `接种(记录)? ${vaccinations.years} 年`,
    `其他预约 ${transactions.years} 年`,
    `付款(和退款|和购买会员)?依法 ${accounts.years} 年`,
  ],
  en: [
    `vaccinations ${vaccinations.years} years`,
    `other appointments ${transactions.years}\\b`,
    `payments( and refunds| and membership bought)? ${accounts.years}( years)?,? by law`,
  ],
} as const;

test.each([
  ['the deletion notice', LOGOUT_NOTICE],
  ['the row that leads to the deletion', pick(PERSONAL_MESSAGES, 'deleteNote')],
  ['the consent without which there is no account', pick(CONSENT_MESSAGES, 'accountFollows')],
])('%s says what is stored after a deletion, and how long', (_name, texts) => {
  for (const language of ['zh-CN', 'en'] as const) {
    const said = JSON.stringify(texts[language]);
    const missing = STAYS[language].filter((each) => !new RegExp(each).test(said));
    expect(missing).toEqual([]);
  }
});

function pick<Key extends string>(
  messages: Readonly<Record<'zh-CN' | 'en', Readonly<Record<Key, string>>>>,
  key: Key,
) {
  return { 'zh-CN': messages['zh-CN'][key], en: messages.en[key] };
}

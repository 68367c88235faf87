import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import { PERIODS } from '@contract/personal/period-rules';
import { LOGOUT_NOTICE } from '@/features/agreement/documents/logout-notice';
import { PRIVACY_POLICY } from '@/features/agreement/documents/privacy-policy';
import { CONSENT_MESSAGES } from '@/features/personal/consent-messages';
import { PERSONAL_MESSAGES } from '@/features/personal/messages';

const DAY = 86_400_000;
const year = PERIODS.closedChats.days / 365;
const { vaccinations, transactions, accounts, followUps, unreadMessages, drafts } = PERIODS;

/** What the policy says of each period, by language. */
const SAID = {
  'zh-CN': [
    `接种记录 ${vaccinations.years} 年`,
    `未到的预约 ${transactions.years} 年`,
    `保存 ${accounts.years} 年，注销后不带付款账号`,
    `接种后随访：最长 ${followUps.days / 365} 年`,
    `排队：结束 ${PERIODS.endedWaits.days / 365} 年后`,
    `已读 ${PERIODS.readMessages.days / 365} 年，未读 ${unreadMessages.years} 年`,
    `草稿 ${drafts.days} 天`,
    `安全日志和网络日志：法律要求至少 6 个月，我们保存 ${PERIODS.networkLog.days} 天`,
    `使用统计保存 ${PERIODS.telemetry.days} 天`,
    `对话在结束 ${year} 年后`,
    `查看您信息的记录保存 ${PERIODS.accesses.days / 365} 年`,
    `导出的副本和链接：${EXPORT_LIFETIME / DAY} 天`,
  ],
  en: [
    `vaccinations ${vaccinations.years} years`,
    `missed ${transactions.years} years`,
    `refunds: ${accounts.years} years`,
    `at most ${followUps.days / 365} years`,
    `queues: ${PERIODS.endedWaits.days / 365} year after`,
    `${PERIODS.readMessages.days / 365} year once read, ${unreadMessages.years} years unread`,
    `Drafts of questionnaires: ${drafts.days} days`,
    `at least 6 months, we store them ${PERIODS.networkLog.days} days`,
    `Usage statistics: ${PERIODS.telemetry.days} days`,
    `Chats: ${year} year after`,
    `opened something of yours: ${PERIODS.accesses.days / 365} year`,
    `and its link: ${EXPORT_LIFETIME / DAY} days`,
  ],
} as const;

test.each(['zh-CN', 'en'] as const)(
  'the privacy policy in %s names the periods after which things are deleted',
  (language) => {
    const policy = JSON.stringify(PRIVACY_POLICY[language]);
    expect(SAID[language].filter((said) => !policy.includes(said))).toEqual([]);
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

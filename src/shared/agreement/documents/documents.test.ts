import { DEVICE_COOKIE_LIFETIME } from '@contract/account/cookie-rules';
import { DELIVERY_DATA_DAYS, DELIVERY_DATA_MOST_DAYS } from '@contract/lottery/lottery-rules';
import { RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import { DAY_MS } from '@contract/time/duration-rules';
import { COMMUNITY_RULES_TEXT } from '@/features/community/community-rules/consent-document';
import { FOLLOW_UP_CONSENT } from '@/features/aftercare/follow-up/consent-document';
import { HEALTH_CONSENT } from '@/features/doses/health-profile/consent-document';
import { MEMBER_CONSENT } from '@/features/people/family-member/consent-document';
import { DELIVERY_CONSENT } from '@/features/rewards/lottery/consent-document';
import type { AgreementDocument, Block } from '../document';
import { ALGORITHM } from './algorithm';
import { CHILDREN_PRIVACY } from './children-privacy';
import { ENCLOSURE_1 } from './enclosure1';
import { ENCLOSURE_2 } from './enclosure2';
import { LOGOUT_NOTICE } from './logout-notice';
import {
  PERSONAL_INFO_BASE,
  PERSONAL_INFO_BUSINESS,
  PERSONAL_INFO_DEVICE,
  PERSONAL_INFO_NAV,
  PERSONAL_INFO_OLD,
  PERSONAL_INFO_USER,
} from './personal-info';
import { PRIVACY_ABSTRACT } from './privacy-abstract';
import { PRIVACY_POLICY } from './privacy-policy';
import { STATISTICS_CONSENT } from './statistics-consent';
import { USER_AGREEMENT } from './user-agreement';
import { VIP_AGREEMENT } from './vip-agreement';

const size = (block: Block): number => {
  if (block.kind === 'text') return 1;
  return block.kind === 'list' ? block.items.length : block.rows.length;
};
const shape = (document: AgreementDocument, language: 'zh-CN' | 'en') =>
  document[language].sections.map(({ blocks }) =>
    blocks.map((block) => `${block.kind} ${size(block)}`),
  );

test.each([
  ['privacy policy', PRIVACY_POLICY],
  ['user agreement', USER_AGREEMENT],
  ['children’s privacy', CHILDREN_PRIVACY],
  ['consent for a family member', MEMBER_CONSENT],
  ['consent to health answers', HEALTH_CONSENT],
  ['consent to a follow-up', FOLLOW_UP_CONSENT],
  ['consent to sending a prize', DELIVERY_CONSENT],
  ['community rules', COMMUNITY_RULES_TEXT],
  ['consent to usage statistics', STATISTICS_CONSENT],
  ['account deletion notice', LOGOUT_NOTICE],
  ['list of what is collected', ENCLOSURE_1],
  ['list of receivers', ENCLOSURE_2],
  ['index of personal information', PERSONAL_INFO_NAV],
  ['basic information', PERSONAL_INFO_BASE],
  ['usage information', PERSONAL_INFO_USER],
  ['service information', PERSONAL_INFO_BUSINESS],
  ['device information', PERSONAL_INFO_DEVICE],
  ['earlier versions', PERSONAL_INFO_OLD],
  ['membership agreement', VIP_AGREEMENT],
  ['privacy summary', PRIVACY_ABSTRACT],
  ['algorithm notice', ALGORITHM],
])('the %s says the same in both languages, piece by piece', (_name, document) => {
  expect(shape(document, 'en')).toEqual(shape(document, 'zh-CN'));
  expect(document.effective).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  ['privacy policy', PRIVACY_POLICY],
  ['usage information', PERSONAL_INFO_USER],
  ['list of what is collected', ENCLOSURE_1],
])('the %s names the address of a prize and how long it is stored', (_name, document) => {
  const zh = JSON.stringify(document['zh-CN']);
  expect(zh).toContain('领奖');
  expect(zh).toContain(
    `寄出 ${DELIVERY_DATA_DAYS} 天后删除，最长保存 ${DELIVERY_DATA_MOST_DAYS} 天`,
  );
  const en = JSON.stringify(document.en);
  expect(en).toMatch(/prize/i);
  for (const days of [DELIVERY_DATA_DAYS, DELIVERY_DATA_MOST_DAYS])
    expect(en).toContain(`${days} days`);
});

test('who deletes the account reads that bought membership is refunded, and what becomes of prizes', () => {
  const zh = JSON.stringify(LOGOUT_NOTICE['zh-CN']);
  expect(zh).toMatch(/购买的会员不会作废：没用完的整天按天退款/);
  expect(zh).toMatch(/没寄出的奖品会转给候补/);
});

test.each([
  ['privacy policy', PRIVACY_POLICY],
  ['list of receivers', ENCLOSURE_2],
])('the %s names the mail provider, as the list of who got what does', (_name, document) => {
  const [zh, en] = RECEIVER_TEXTS.mail.who;
  expect(JSON.stringify(document['zh-CN'])).toContain(zh);
  expect(JSON.stringify(document.en).toLowerCase()).toContain(en.toLowerCase());
});

test.each([
  ['privacy policy', PRIVACY_POLICY],
  ['list of what is collected', ENCLOSURE_1],
  ['device information', PERSONAL_INFO_DEVICE],
])('the %s names the devices that signed in and how long they are known', (_name, document) => {
  const days = DEVICE_COOKIE_LIFETIME / DAY_MS;
  const zh = JSON.stringify(document['zh-CN']);
  expect(zh).toContain('登录过的设备');
  expect(zh).toContain(`${days} 天`);
  const en = JSON.stringify(document.en);
  expect(en).toMatch(/device you logged in on|Devices you logged in on/);
  expect(en).toContain(`${days} days`);
});

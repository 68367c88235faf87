import { BY_LAW, INSIDE, RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import type { DataReceiver } from '@contract/personal/receiver-rules';
import { RECEIVERS } from '@contract/personal/sharing-rules';
import type { Companies } from '@contract/site/operator-rules';
import { rows, section, text } from '../document';
import type { AgreementDocument, DocumentText } from '../document';
import { OPERATOR } from '../operator';

const LEADS = [
  '您的信息只在下列情况下交给他人，并且只交必要的部分。',
  'Your data goes to others only in these cases, and only as far as needed.',
] as const;
const HEADINGS = [
  ['接收方', 'Who receives it'],
  ['我们的工作人员和公开名单', 'Our staff, and a public list'],
  ['法律要求时', 'Where the law asks for it'],
  ['没有的事', 'What there is not'],
] as const;
const NOTHING = [
  '没有第三方广告、统计或画像组件，没有嵌入其他公司的开发工具包，也不向境外提供信息。',
  'No third-party advertising, statistics or profiling, no kits of other companies inside, nothing sent abroad.',
] as const;

/** `0`: Chinese, `1`: English. */
type At = 0 | 1;

const PLATFORMS = ['wechat', 'alipay'] as const;
/** The companies behind a receiver; the others are people, or named where they are chosen. */
const COMPANIES_OF: Readonly<Partial<Record<DataReceiver, readonly (keyof Companies)[]>>> = {
  sms: ['sms'],
  mail: ['mail'],
  identityCheck: ['identity'],
  payment: PLATFORMS,
  signIn: PLATFORMS,
  platformMessages: PLATFORMS,
  contentCheck: PLATFORMS,
  delivery: ['delivery'],
};

/** Names of the companies and how to reach them; empty where the operator has none. */
function companiesText(receiver: DataReceiver, at: At): string {
  const names = (COMPANIES_OF[receiver] ?? [])
    .map((company) => OPERATOR.companies[company])
    .filter(({ contact }) => contact !== '')
    .map(({ zh, en, contact }) =>
      at === 0 ? `${zh}（联系方式：${contact}）` : `${en} (${contact})`,
    );
  if (names.length === 0) return '';
  return at === 0 ? `接收方：${names.join('；')}。` : ` Receiver: ${names.join('; ')}.`;
}

const rowsOf = (receivers: readonly DataReceiver[], at: At) =>
  rows(
    ...receivers.map((each): [string, string] => {
      const { who, gets } = RECEIVER_TEXTS[each];
      return [who[at], `${gets[at]}${companiesText(each, at)}`];
    }),
  );

const textIn = (at: At): DocumentText => ({
  lead: LEADS[at],
  sections: [
    section(HEADINGS[0][at], rowsOf(RECEIVERS, at)),
    section(HEADINGS[1][at], rowsOf(INSIDE, at)),
    section(HEADINGS[2][at], rowsOf(BY_LAW, at)),
    section(HEADINGS[3][at], text(NOTHING[at])),
  ],
});

/** Annex 2: who receives what. Made of the table of the contract. */
export const ENCLOSURE_2: AgreementDocument = {
  version: '1.5',
  effective: '2026-12-01',
  'zh-CN': textIn(0),
  en: textIn(1),
};

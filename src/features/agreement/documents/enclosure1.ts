import type { HeldData } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import { RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import { rows, section } from '../document';
import type { AgreementDocument, DocumentText } from '../document';

/** What no table of the provider holds: it stays on the device. */
const ON_DEVICE = [
  {
    what: ['位置', 'Location'],
    why: ['按距离排列门诊。不保存。', 'To sort clinics by distance. Not stored.'],
  },
  {
    what: ['手机日历', 'Phone calendar'],
    why: [
      '按您的操作写入预约提醒，不读取已有日程。',
      'Written to when you ask for it; never read.',
    ],
  },
] as const;

const HEADINGS = {
  needed: ['必须提供，否则无法使用该功能', 'Needed for the function'],
  optional: ['可以不提供，不影响其他功能', 'Optional'],
  use: ['使用时自动产生', 'Arising from use'],
} as const;

const LEADS = [
  '按功能列出我们收集的个人信息：做什么用、保存多久、给谁。没有列出的，我们不收集。',
  'What we collect, by function: what for, how long, who gets it. What is not listed is not collected.',
] as const;

/** `0`: Chinese, `1`: English. */
type At = 0 | 1;

const receiversOf = ({ receivers }: HeldData, at: At): string => {
  const names = receivers.map((each) => RECEIVER_TEXTS[each].who[at]);
  if (names.length === 0) return ['不给别人。', 'Nobody else gets it.'][at] ?? '';
  return at === 0 ? `给：${names.join('、')}。` : `To: ${names.join('; ')}.`;
};

const rowOf = (held: HeldData, at: At): [string, string] => [
  held.what[at],
  [held.purpose[at], held.stored[at], receiversOf(held, at)].join(at === 0 ? '' : ' '),
];

const textIn = (at: At): DocumentText => ({
  lead: LEADS[at],
  sections: (['needed', 'optional', 'use'] as const).map((group) =>
    section(
      HEADINGS[group][at],
      rows(
        ...(group === 'optional'
          ? ON_DEVICE.map(({ what, why }): [string, string] => [what[at], why[at]])
          : []),
        ...Object.values<HeldData>(HELD_DATA)
          .filter((held) => held.group === group)
          .map((held) => rowOf(held, at)),
      ),
    ),
  ),
});

/** Annex 1: what is collected, where and why. Made of the table of the contract. */
export const ENCLOSURE_1: AgreementDocument = {
  version: '1.1',
  effective: '2026-11-28',
  'zh-CN': textIn(0),
  en: textIn(1),
};

import type { HeldDataName } from '@contract/personal/held-data-rules';
import type { Both } from '@contract/personal/receiver-rules';
import { list, rows, section, text } from '../document';
import type { AgreementDocument, Section } from '../document';
import { heldRows, ON_DEVICE, rowIn } from './held-rows';
import type { At } from './held-rows';

const inForce = { version: '1.3', effective: '2026-11-29' } as const;

const HEADINGS = {
  account: ['账号', 'Account'],
  family: ['家庭成员', 'Family members'],
  use: ['使用记录', 'Use'],
  rewards: ['会员、健康豆和抽奖', 'Membership, beans and lotteries'],
  about: ['关于您的信息的记录', 'Records about your information'],
  booking: ['预约和付款', 'Booking and payment'],
  health: ['健康信息', 'Health information'],
  device: ['设备和网络', 'Device and network'],
  onDevice: ['只保存在本机', 'On your device only'],
  read: ['读取的信息', 'What we read'],
  notRead: ['不读取的信息', 'What we do not read'],
} as const satisfies Readonly<Record<string, Both>>;
type Heading = keyof typeof HEADINGS;

/** Under which heading of the list each kind of data stands. */
const HEADING_OF = {
  account: 'account',
  codes: 'account',
  platformLogin: 'account',
  member: 'family',
  residence: 'family',
  guardian: 'family',
  messages: 'use',
  platformMessages: 'use',
  community: 'use',
  uploads: 'use',
  questionnaires: 'use',
  service: 'use',
  feedback: 'use',
  statistics: 'use',
  videos: 'use',
  membership: 'rewards',
  beans: 'rewards',
  lottery: 'rewards',
  delivery: 'rewards',
  export: 'about',
  accesses: 'about',
  consents: 'about',
  booking: 'booking',
  waiting: 'booking',
  payment: 'booking',
  calendarFeed: 'booking',
  healthProfile: 'health',
  ownDoses: 'health',
  followUp: 'health',
  observation: 'health',
  declined: 'health',
  devices: 'device',
  networkLog: 'device',
  protection: 'device',
} as const satisfies Readonly<Record<HeldDataName, Heading>>;

const sectionOf = (heading: Heading, at: At): Section => {
  const names = (Object.keys(HEADING_OF) as HeldDataName[]).filter(
    (name) => HEADING_OF[name] === heading,
  );
  return section(HEADINGS[heading][at], rows(...heldRows(names, at)));
};

/** A page of the list: the kinds of data under its headings, and what else it says. */
function listPage(
  lead: Both,
  headings: readonly Heading[],
  more: (at: At) => readonly Section[] = () => [],
): AgreementDocument {
  const textIn = (at: At) => ({
    lead: lead[at],
    sections: [...headings.map((heading) => sectionOf(heading, at)), ...more(at)],
  });
  return { ...inForce, 'zh-CN': textIn(0), en: textIn(1) };
}

/** Index of the personal information list. */
export const PERSONAL_INFO_NAV: AgreementDocument = {
  ...inForce,
  'zh-CN': {
    lead: '这里按类别列出我们持有的个人信息：是什么、用来做什么、保存多久、给谁。点开下面的条目查看。',
    sections: [
      section(
        '怎样读这份清单',
        list(
          '清单只说明类别，不显示您本人的内容。',
          '要查看本人的内容，请到“我的 → 个人信息管理”。',
        ),
      ),
    ],
  },
  en: {
    lead: 'The personal information that we hold, by kind: what it is, what for, how long, who gets it. Open the entries below.',
    sections: [
      section(
        'How to read it',
        list(
          'It names kinds, not your own data.',
          'For your own data see Me → Personal information.',
        ),
      ),
    ],
  },
};

/** Basic information. */
export const PERSONAL_INFO_BASE = listPage(
  ['您的账号和家庭成员的基本信息。', 'Basic information about your account and your family.'],
  ['account', 'family'],
);

/** What no table of the provider holds, beside {@link ON_DEVICE}. */
const SETTINGS_ON_DEVICE = [
  {
    what: ['最近的搜索', 'Recent searches'],
    why: ['方便再搜一次，可随时清空。', 'To search again; clear them at any time.'],
  },
  {
    what: ['语言、字号、外观', 'Language, type size, appearance'],
    why: ['按您的选择显示。', 'To show what you chose.'],
  },
] as const;

/** Information from using the service. */
export const PERSONAL_INFO_USER = listPage(
  ['您使用服务时产生的信息。', 'Information that comes from your use of the service.'],
  ['use', 'rewards', 'about'],
  (at) => [
    section(
      HEADINGS.onDevice[at],
      rows(...[...SETTINGS_ON_DEVICE, ...ON_DEVICE].map((each) => rowIn(each, at))),
    ),
  ],
);

/** Information from bookings and other services. */
export const PERSONAL_INFO_BUSINESS = listPage(
  [
    '预约和接种过程中产生的信息，属于医疗健康信息。',
    'Information from booking and vaccination. It is health information.',
  ],
  ['booking', 'health'],
);

/** What is read from a device. */
export const READ_OF_DEVICE = [
  {
    what: ['系统类型、应用版本', 'System, app version'],
    why: [
      '适配页面；记在登录状态里，您同意统计时也记在统计里。',
      'To fit the pages; noted with your session and, if you agreed to statistics, there.',
    ],
  },
  {
    what: ['网络状态', 'Network state'],
    why: ['断网时提示您。不保存。', 'To tell you when you are offline. Not stored.'],
  },
] as const;

/** What is not. */
export const NOT_READ: Both = [
  '设备识别码、通讯录、通话记录、短信、已安装的应用和相册（您主动选择的图片除外）。',
  'Device identifiers, contacts, call logs, messages, installed apps, or your photos, other than pictures that you choose.',
];

/** Device information. */
export const PERSONAL_INFO_DEVICE = listPage(
  [
    '我们从设备读取的信息很少，都列在这里。',
    'We read very little from your device. All of it is here.',
  ],
  ['device'],
  (at) => [
    section(HEADINGS.read[at], rows(...READ_OF_DEVICE.map((each) => rowIn(each, at)))),
    section(HEADINGS.notRead[at], text(NOT_READ[at])),
  ],
);

/** Earlier versions of the list. */
export const PERSONAL_INFO_OLD: AgreementDocument = {
  ...inForce,
  'zh-CN': {
    lead: '清单和隐私政策每次更新，旧版本都会留在这里，方便比较。',
    sections: [
      section(
        '历史版本',
        text(
          '个人信息清单以前的版本和隐私政策以前的版本在下面；隐私政策 1.3 之前的没有对外使用过。',
        ),
      ),
      section(
        '个人信息清单 1.0 与 1.1 不同的内容',
        rows(
          ['联系手机、地区、地址', '门诊联系和按辖区安排。保存到您删除成员。'],
          ['监护人姓名、手机、关系', '未满 14 周岁时需要。年满后不再使用。'],
          ['自己补充的接种记录、留观时记下的反应、不再提示的疫苗', '没有列出。'],
        ),
      ),
    ],
  },
  en: {
    lead: 'When the list or the privacy policy changes, earlier versions stay here for comparison.',
    sections: [
      section(
        'Earlier versions',
        text(
          'Earlier lists and privacy policies are below; of the policies none before 1.3 was in use.',
        ),
      ),
      section(
        'What was different from 1.1 in version 1.0 of the list',
        rows(
          ['Mobile, region, address', 'For the clinic. Until you remove the member.'],
          ['Guardian’s name, mobile, relation', 'Under 14 only; not used afterwards.'],
          [
            'Doses that you entered, notes of the observation, suggestions that you declined',
            'Not listed.',
          ],
        ),
      ),
    ],
  },
};

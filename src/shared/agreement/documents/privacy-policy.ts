import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import type { HeldGroup } from '@contract/personal/held-data';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import type { HeldDataName } from '@contract/personal/held-data-rules';
import { periodText } from '@contract/personal/period-rules';
import { BY_LAW, INSIDE, RECEIVER_TEXTS } from '@contract/personal/receiver-rules';
import type { Both } from '@contract/personal/receiver-rules';
import { RECEIVERS } from '@contract/personal/sharing-rules';
import { DAY_MS } from '@contract/time/duration-rules';
import { list, rows, section, text } from '../document';
import type { AgreementDocument, Block, Section } from '../document';
import { OPERATOR } from '../operator';
import { heldRows, ON_DEVICE, rowIn } from './held-rows';
import type { At } from './held-rows';
import { NOT_READ, READ_OF_DEVICE } from './personal-info';

const NAMES = Object.keys(HELD_DATA) as HeldDataName[];
const GROUPS = ['needed', 'optional', 'use'] as const satisfies readonly HeldGroup[];

const COLLECTED = {
  heading: [
    '我们收集什么，用来做什么，保存多久，给谁',
    'What we collect, what for, how long, who gets it',
  ],
  lead: [
    '只收集实现功能所必需的信息。每一项在用到时才向您请求。',
    'Only what a function needs, and only when you use that function.',
  ],
  groups: {
    needed: ['必须提供，否则无法使用该功能：', 'Needed for the function:'],
    optional: ['可以不提供，不影响其他功能：', 'Optional:'],
    use: ['使用时自动产生：', 'Arising from use:'],
  },
  notRead: ['不读取：', 'Not read: '],
} as const;
/** What is asked of a device, or read from it, and no table holds. */
const ON_DEVICE_OF: Readonly<
  Partial<Record<HeldGroup, readonly { readonly what: Both; readonly why: Both }[]>>
> = { optional: ON_DEVICE, use: READ_OF_DEVICE };

/** Every kind of data, as annex 1 has it: what, what for, how long, who gets it. Made of the table of the contract. */
const collected = (at: At): Section =>
  section(
    COLLECTED.heading[at],
    text(COLLECTED.lead[at]),
    ...GROUPS.flatMap((group) => [
      text(COLLECTED.groups[group][at]),
      rows(
        ...(ON_DEVICE_OF[group] ?? []).map((each) => rowIn(each, at)),
        ...heldRows(
          NAMES.filter((name) => HELD_DATA[name].group === group),
          at,
        ),
      ),
    ]),
    text(`${COLLECTED.notRead[at]}${NOT_READ[at]}`),
  );

/** Everybody who gets something, as annex 2 has them. Made of the same table. */
const receivers = (at: At): Block =>
  list(
    ...[...RECEIVERS, ...INSIDE, ...BY_LAW].map((each) => {
      const { who, gets } = RECEIVER_TEXTS[each];
      return at === 0 ? `${who[0]}：${gets[0]}` : `${who[1]}: ${gets[1]}`;
    }),
  );

/** For how long a copy can be downloaded. */
const COPY = periodText({ days: EXPORT_LIFETIME / DAY_MS });

/**
 * Privacy policy. What it says of data, purposes, periods and receivers is of the contract's tables: a change there fails the
 * test of the hashes, and wants a new version here.
 */
export const PRIVACY_POLICY: AgreementDocument = {
  version: DOCUMENT_VERSIONS.privacyPolicy,
  effective: '2026-12-01',
  'zh-CN': {
    lead: `${OPERATOR.name.zh}（以下称“我们”）提供疫苗接种预约服务。这份政策说明我们收集哪些信息、为什么收集、保存多久、交给谁，以及您怎样查看、更正、删除和撤回同意。不同意本政策，您仍可以浏览疫苗、门诊和健康知识。`,
    sections: [
      collected(0),
      section(
        '敏感个人信息',
        text(
          '证件号码、医疗健康信息和未满 14 周岁儿童的全部信息，都是敏感个人信息。我们会单独说明目的并征得您的同意，只在必要范围内使用，传输时加密。',
        ),
        text('不同意提供，只会影响为该接种人预约，不影响您使用其他功能。'),
      ),
      section(
        '信息交给谁',
        receivers(0),
        text('谁得到了什么、从什么时候开始，可以在“个人信息管理 → 信息给了谁”里看到并停止。'),
        text('我们不出售个人信息，不用于广告，也不向境外提供。'),
      ),
      section(
        '保存在哪里，到期以后',
        list(
          '信息保存在中国境内。每一项保存多久，见第一节。',
          '接种记录由门诊在自己的系统里依法保存，不在本平台。',
          '到期后删除或做匿名化处理。',
        ),
      ),
      section(
        '怎样保护',
        list(
          '传输全程加密，含身份信息的返回内容再次加密。',
          '列表中的证件号和手机号打码显示，网址和运行日志里不出现个人信息，网络日志里的网络地址加密保存。',
          '按岗位最小授权访问：门诊只看得到本门诊的预约。门诊、客服和审核人员看到您的信息，都有记录，您可以查看。',
          '发生可能影响您的安全事件时，我们会及时通知您并告知补救办法。',
        ),
      ),
      section(
        '您的权利',
        list(
          '查看和更正：在“我的 → 个人信息管理”中逐类查看，并到对应页面修改。',
          '谁打开过：在“个人信息管理 → 谁打开过我的信息”里看门诊、客服和审核人员的查看记录。',
          '删除：删除家庭成员，或注销账号；依法保存的接种、预约、付款记录和网络日志除外，期限见第一节。',
          `复制和转移：在“个人信息管理 → 导出我的信息”申请副本，下载链接发到您的邮箱，重新登录后下载，${COPY.zh}内有效。`,
          '撤回同意：在“个人信息管理 → 我的同意”中逐项撤回，马上生效，撤回前的处理不受影响。',
          '解释说明和投诉：在“我的 → 客服”里问，或联系我们，15 个工作日内答复。',
        ),
      ),
      section(
        'Cookie 与本机存储',
        text(
          '我们用 Cookie 保持登录（1 天）、认出您登录过的设备（400 天），用本机存储记住语言、字号和外观。不使用第三方 Cookie，不跨站跟踪。没有填完的预约和成员表单只在本机保存到本次使用结束；问卷、随访、评论、社区的草稿和没有发出的客服消息，在本机保存到发出、删除或退出登录。',
        ),
      ),
      section(
        '没有网络时可以看的内容',
        text(
          '为了没有网络时也能查看，本机最多保存 30 天：还没到的预约（含预约码，不含备注和手机号）、接种凭证、接种计划、您收藏的文章，和因没有网络未提交的预约表单。退出登录、登录失效或换账号时清除；未提交的表单在登录失效后为您保留，别人看不到。',
        ),
      ),
      section(
        '政策更新',
        text('内容有重大变化时，我们会在生效前以弹窗或通知告知，并在需要时重新征得您的同意。'),
        text(
          '1.3 版增加了选填的健康情况：填写时单独征得同意，不填的没有变化。1.5 版写明了网络日志：这是法律规定的义务，不以同意为前提，不需要重新同意。1.6 版写明监护人怎样用验证码确认：添加孩子时单独征得同意，其他没有变化。1.8 版起，第一节和“信息交给谁”与附件出自同一份清单，没有增加信息、用途和接收方；审核人员的查看也有记录。1.10 版写明了接种前一天的短信提醒：您打开才发，可以随时关闭，不需要重新同意。',
        ),
      ),
      section(
        '联系我们',
        list(
          `个人信息保护负责人邮箱：${OPERATOR.email}`,
          `电话：${OPERATOR.phone}`,
          `地址：${OPERATOR.address.zh}`,
        ),
      ),
    ],
  },
  en: {
    lead: `${OPERATOR.name.en} (“we”) runs this vaccination booking service. This policy says what we collect and why, how long we keep it, who receives it, and how you see, correct, delete it or withdraw consent. Without agreeing you can still browse vaccines, clinics and health articles.`,
    sections: [
      collected(1),
      section(
        'Sensitive personal information',
        text(
          'Document numbers, health information and everything about children under 14 are sensitive. We name the purpose, ask for separate consent, use them only as far as needed, and encrypt them on the way.',
        ),
        text(
          'If you refuse, you cannot book for that person. Everything else stays available to you.',
        ),
      ),
      section(
        'Who receives it',
        receivers(1),
        text(
          'Personal information → Who got what lists each of them, since when, and lets you stop it.',
        ),
        text('We sell nothing, use nothing for advertising, and send nothing abroad.'),
      ),
      section(
        'Where, and what comes after',
        list(
          'Data is kept in mainland China. How long each kind is kept, section 1 says.',
          'The clinic keeps the vaccination record that the law asks for in its own system, not here.',
          'After that it is deleted or made anonymous.',
        ),
      ),
      section(
        'How we protect it',
        list(
          'All traffic is encrypted; answers with identity data are encrypted once more.',
          'Lists show masked numbers; web addresses and operating logs hold no personal data, and network addresses in the network log are encrypted.',
          'Staff see only what their work needs: a clinic sees its own bookings. Whenever a clinic, customer service or a moderator sees something of yours it is recorded, and you can read it.',
          'If an incident may affect you, we tell you at once, with what can be done.',
        ),
      ),
      section(
        'Your rights',
        list(
          'See and correct: Me → Personal information shows each kind and leads to where it is corrected.',
          'Who opened it: Personal information → Who opened my record shows what clinics, customer service and moderators opened.',
          'Delete: remove a family member, or delete the account. Records of vaccinations, appointments and payments, and the network log, stay by law, as long as section 1 says.',
          `Copy and take along: Personal information → Export my information e-mails you a link; download it after logging in again, within ${COPY.en}.`,
          'Withdraw consent: each under Personal information → My consents, at once; earlier handling stays lawful.',
          'Ask and complain: under Me → Customer service, or contact us; we answer within 15 working days.',
        ),
      ),
      section(
        'Cookies and storage',
        text(
          'A cookie keeps you logged in for a day, another recognises a device you logged in on for 400 days; local storage remembers language, type size and appearance. There are no third-party cookies and no tracking. Half-filled bookings and family forms stay on this device only as long as you use it this time; drafts of questionnaires, follow-ups, comments and posts, and chat messages not sent yet, until they are sent, deleted or you log out.',
        ),
      ),
      section(
        'What you can read without a network',
        text(
          'This device stores for up to 30 days: your appointments ahead (with their codes, without your note or mobile), certificates, plans, articles you saved, and a booking form that could not be sent. They are cleared when you log out, your session ends or another account signs in; an unsent form waits for you after your session expired, and nobody else sees it.',
        ),
      ),
      section(
        'Changes',
        text(
          'We announce important changes before they take effect and ask for consent again where needed.',
        ),
        text(
          'Version 1.3 adds the optional health profile: whoever fills it in is asked for separate consent, and nothing changes for others. Version 1.5 names the network log: the law obliges us to it whether you agree or not, so no new consent is needed. Version 1.6 says how a guardian confirms by a code: consent is asked for when a child is added, and nothing else changes. Since version 1.8 section 1 and “Who receives it” are made of the same list as the annexes: no data, purpose or receiver was added; what moderators see is recorded too. Version 1.10 names the reminder by SMS on the day before: it is sent only if you switch it on, you can switch it off at any time, and no new consent is needed.',
        ),
      ),
      section(
        'Contact',
        list(
          `Data protection officer: ${OPERATOR.email}`,
          `Telephone: ${OPERATOR.phone}`,
          `Address: ${OPERATOR.address.en}`,
        ),
      ),
    ],
  },
};

import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { HELD_OF_PEOPLE } from '@contract/personal/held-people-rules';
import type { HeldOfPeopleName } from '@contract/personal/held-people-rules';
import { list, rows, section, text } from '../document';
import type { AgreementDocument } from '../document';
import { OPERATOR } from '../operator';
import { heldRows } from './held-rows';

/** What can be about a child. */
const NAMES = Object.keys(HELD_OF_PEOPLE) as HeldOfPeopleName[];

/**
 * Rules for the personal information of children under 14 (儿童个人信息网络保护规定 art. 8 to 10). What is collected is of the
 * contract's table: a change there fails the test of the hashes, and wants a new version here.
 */
export const CHILDREN_PRIVACY: AgreementDocument = {
  version: DOCUMENT_VERSIONS.childrenPrivacy,
  effective: '2026-11-30',
  'zh-CN': {
    lead: '这份规则写给未满 14 周岁儿童的监护人。儿童的个人信息全部属于敏感个人信息，我们只在您同意之后、为下面列出的目的处理。您可以拒绝。',
    sections: [
      section('收集什么，为什么，保存多久，给谁', rows(...heldRows(NAMES, 0))),
      section(
        '同意与拒绝',
        text(
          '添加孩子时，需要监护人单独点“我是监护人，同意并保存”，不点就没有同意；监护人是别人的，由其用验证码同意。拒绝时，我们不保存孩子的信息，您不能在线为孩子预约，但可以直接到门诊办理，也可以继续使用其他功能。',
        ),
      ),
      section(
        '保存与使用',
        list(
          '信息保存在中国境内，传输时加密，证件号加密保存。',
          '只有负责预约、核验和随访的门诊人员，和您联系时的客服可以查看，客服看到的姓名打码。谁查看过，在“个人信息管理”里能看到。',
          '接种记录由门诊在自己的系统里依法保存。',
          '不用于广告；除了按接种程序和您的填写提示该接种什么，不做推荐和画像。',
        ),
      ),
      section(
        '监护人的权利',
        list(
          '查看和更正：在“家庭成员”中修改。',
          '删除：没有未完成的预约时，可随时删除。',
          '撤回同意：删除孩子的信息即为撤回，我们随即停止处理。',
        ),
      ),
      section(
        '专人负责与投诉',
        text(
          `我们设有儿童个人信息保护专员。邮箱：${OPERATOR.childrenEmail}，电话：${OPERATOR.phone}。15 个工作日内答复。`,
        ),
      ),
    ],
  },
  en: {
    lead: 'These rules are for guardians of children under 14. All personal information of a child is sensitive. We handle it only with your consent and only for what is listed below. You may refuse.',
    sections: [
      section('What, why, how long, and who gets it', rows(...heldRows(NAMES, 1))),
      section(
        'Consent and refusal',
        text(
          'When you add a child we ask for your consent by a button of its own, “I am the guardian: agree and save”: without pressing it there is no consent. A guardian who is somebody else agrees by a code. If you refuse we keep nothing about the child; you cannot book online for the child, but you can go to the clinic and use everything else.',
        ),
      ),
      section(
        'Keeping and using',
        list(
          'Stored in mainland China, encrypted on the way, numbers of documents encrypted in the database too.',
          'Seen only by staff of the clinic in charge of booking, checking and follow-ups, and by customer service when you write to them, with masked names. You can see who did under personal information.',
          'The clinic has the vaccination record in its own system by law.',
          'Never used for advertising; nothing is recommended and no profile is made, except what to vaccinate next, by the schedule and what you entered.',
        ),
      ),
      section(
        'Your rights as guardian',
        list(
          'See and correct: under family members.',
          'Delete: at any time while no booking is open.',
          'Withdraw: by removing the child; we then stop using the data.',
        ),
      ),
      section(
        'Who is in charge',
        text(
          `Our officer for children’s data answers within 15 working days: ${OPERATOR.childrenEmail}, ${OPERATOR.phone}.`,
        ),
      ),
    ],
  },
};

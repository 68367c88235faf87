import { list, section, text } from '../../document';
import type { AgreementDocument } from '../../document';
import { OPERATOR } from '../../operator';

/** The rules for children of 28 November 2026. */
export const CHILDREN_PRIVACY_1_1: AgreementDocument = {
  version: '1.1',
  effective: '2026-11-28',
  'zh-CN': {
    lead: '这份规则写给未满 14 周岁儿童的监护人。儿童的个人信息全部属于敏感个人信息，我们只在您同意之后、为孩子预约接种的目的处理。您可以拒绝。',
    sections: [
      section(
        '收集什么，为什么',
        list(
          '孩子的姓名、性别、出生日期、证件类型和号码：核对身份、年龄和接种间隔。',
          '预约与接种记录：安排接种、提醒下一剂。',
          '监护人的姓名、电话、与孩子的关系：确认监护关系，通知接种事宜。',
        ),
      ),
      section(
        '同意与拒绝',
        text(
          '添加孩子时，需要监护人单独勾选同意，默认不勾选。拒绝时，我们不保存孩子的信息，您不能在线为孩子预约，但可以直接到门诊办理，也可以继续使用其他功能。',
        ),
      ),
      section(
        '保存与使用',
        list(
          '信息保存在中国境内，传输时加密，只有负责预约和核验的人员可以查看。',
          '保存到您删除孩子的信息或注销账号为止；当天接种的，到当天结束。门诊已接手的不良反应记录留在门诊，两年后删除。接种记录由门诊在自己的系统里依法保存。',
          '只提供给您预约的门诊。不用于推荐、广告和画像。',
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
    lead: 'These rules are for guardians of children under 14. All personal information of a child is sensitive. We handle it only with your consent and only to book the child’s vaccinations. You may refuse.',
    sections: [
      section(
        'What and why',
        list(
          'The child’s name, sex, date of birth, kind and number of document: to check identity, age and intervals.',
          'Bookings and vaccinations: to arrange them and to remind you of the next dose.',
          'The guardian’s name, phone and relation: to confirm guardianship and to notify you.',
        ),
      ),
      section(
        'Consent and refusal',
        text(
          'When you add a child we ask for your consent in a box of its own that is never ticked beforehand. If you refuse we keep nothing about the child; you cannot book online for the child, but you can go to the clinic and use everything else.',
        ),
      ),
      section(
        'Keeping and using',
        list(
          'Kept in mainland China, encrypted on the way, and seen only by staff in charge of booking and checking.',
          'Kept until you remove the child or delete the account; of a child vaccinated that day, until the day is over. A reaction that a clinic has taken on stays there for two years. The clinic keeps the vaccination record in its own system by law.',
          'Given only to the clinic you book. Never used for recommendations, advertising or profiles.',
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

import { list, section } from '../document';
import type { AgreementDocument } from '../document';
import { OPERATOR } from '../operator';

/** The privacy policy on one page. */
export const PRIVACY_ABSTRACT: AgreementDocument = {
  version: '1.2',
  effective: '2026-11-28',
  'zh-CN': {
    lead: '一分钟读懂隐私政策。完整内容以《隐私政策》为准。',
    sections: [
      section(
        '要点',
        list(
          '登录只需要手机号。浏览不需要登录。',
          '接种人的证件和生日，只在您添加成员时收集，单独征得同意。',
          '交给您预约的门诊；短信、邮件、身份核验、支付、登录、消息、内容审核和寄送奖品时，只把需要的部分交给对应的服务方。不出售，不做广告。',
          '谁得到了什么、从什么时候开始，在“个人信息管理 → 信息给了谁”里逐项列出。',
          '位置可以不给，手动选城市即可。',
          '未满 14 周岁，需要监护人同意。',
        ),
      ),
      section(
        '您可以随时',
        list(
          '在“我的 → 个人信息管理”里查看、更正、删除您的信息，看谁打开过。',
          '逐项撤回同意，马上生效；导出副本，注销账号。',
          `联系我们：${OPERATOR.email}`,
        ),
      ),
    ],
  },
  en: {
    lead: 'The privacy policy in a minute. The full text is what counts.',
    sections: [
      section(
        'In short',
        list(
          'Logging in needs a mobile number only; browsing needs no login.',
          'Document and birthday are asked for when you add a person, with separate consent.',
          'They go to the clinic you book. The providers of SMS, mail, identity checks, payments, logins, messages, content checks and deliveries get only the part they need. No sale, no advertising.',
          'Personal information → Who got what lists each of them, and since when.',
          'You need not share your location; choose a city instead.',
          'Under 14, a guardian consents.',
        ),
      ),
      section(
        'At any time you may',
        list(
          'See, correct and delete your data under Me → Personal information, and see who opened it.',
          'Withdraw each consent, at once; export a copy; delete the account.',
          `Ask us: ${OPERATOR.email}`,
        ),
      ),
    ],
  },
};

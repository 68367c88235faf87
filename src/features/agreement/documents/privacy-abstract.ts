import { list, section } from '../document';
import type { AgreementDocument } from '../document';
import { OPERATOR } from '../operator';

/** The privacy policy on one page. */
export const PRIVACY_ABSTRACT: AgreementDocument = {
  version: '1.0',
  effective: '2026-01-01',
  'zh-CN': {
    lead: '一分钟读懂隐私政策。完整内容以《隐私政策》为准。',
    sections: [
      section(
        '要点',
        list(
          '登录只需要手机号。浏览不需要登录。',
          '接种人的证件和生日，只在您添加成员时收集，单独征得同意。',
          '只交给您预约的门诊，不出售，不做广告。',
          '位置可以不给，手动选城市即可。',
          '未满 14 周岁，需要监护人同意。',
        ),
      ),
      section(
        '您可以随时',
        list(
          '查看、更正、删除您的信息。',
          '撤回同意，索取副本，注销账号。',
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
          'They go to the clinic you book and nowhere else: no sale, no advertising.',
          'You need not share your location; choose a city instead.',
          'Under 14, a guardian consents.',
        ),
      ),
      section(
        'At any time you may',
        list(
          'See, correct and delete your data.',
          'Withdraw consent, ask for a copy, delete the account.',
          `Ask us: ${OPERATOR.email}`,
        ),
      ),
    ],
  },
};

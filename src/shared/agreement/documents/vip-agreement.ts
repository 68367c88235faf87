import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import { list, section, text } from '../document';
import type { AgreementDocument } from '../document';
import { OPERATOR } from '../operator';

/** Membership agreement. */
export const VIP_AGREEMENT: AgreementDocument = {
  version: MEMBER_AGREEMENT_VERSION,
  effective: '2026-11-22',
  'zh-CN': {
    lead: '会员是可选的服务。不是会员，也可以正常预约接种，预约的机会完全相同。',
    sections: [
      section(
        '会员权益',
        text('具体权益以“会员权益”页面显示的为准。会员不享有优先号源，也不影响门诊的安排。'),
      ),
      section(
        '有效期',
        list('从开通之日起计算，到期自动失效，不自动续费。', '到期前 7 天和 1 天各提醒您一次。'),
      ),
      section(
        '退订',
        list(
          '购买的会员可以随时结束：没用完的整天按天退款，原路退回，不收手续费；不满一天的部分不退。结束前会显示退多少。',
          '付款没有用上的（重复付款、换了另一种），全额原路退回。',
          '用健康豆换的会员可以随时结束，没用完的整天按天退回健康豆。',
          '兑换码得到的会员不能退换。注销账号时，购买的会员按同样的办法退款。',
        ),
      ),
      section('联系我们', text(`电话：${OPERATOR.phone}`)),
    ],
  },
  en: {
    lead: 'Membership is optional. Without it you book just the same, with the same chances.',
    sections: [
      section(
        'Benefits',
        text('As shown on the privileges page. Members get no priority for places at clinics.'),
      ),
      section(
        'Duration',
        list(
          'From the day it begins; it ends by itself and never renews.',
          'We remind you 7 days and 1 day before.',
        ),
      ),
      section(
        'Leaving',
        list(
          'A membership that you bought can end at any time: money for whole days that are left goes back the way you paid, without a fee; parts of a day do not. You see how much before you end it.',
          'A payment that was not used (paid twice, another plan chosen) goes back in full.',
          'A membership for beans can end at any time: the beans of whole days that are left come back.',
          'One from a code cannot be returned. If you delete your account, what you bought is refunded in the same way.',
        ),
      ),
      section('Contact', text(`Telephone: ${OPERATOR.phone}`)),
    ],
  },
};

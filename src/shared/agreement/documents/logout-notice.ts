import { list, section, text } from '../document';
import type { AgreementDocument } from '../document';
import { OPERATOR } from '../operator';

/** What to know before deleting an account. */
export const LOGOUT_NOTICE: AgreementDocument = {
  version: '1.2',
  effective: '2026-11-29',
  'zh-CN': {
    lead: '注销后账号不能恢复。申请之前，请先看完下面几条。退出登录不是注销，您的信息会保留。',
    sections: [
      section(
        '注销前请确认',
        list(
          '没有未完成的预约，也没有正在处理的退款。',
          '需要的接种凭证和记录已经保存。',
          '健康豆，以及用健康豆或兑换码得到的会员，已经用完或者愿意放弃。购买的会员不会作废：没用完的整天按天退款，原路退回。',
          '没有等着领取或寄出的奖品，或者愿意放弃：注销后，没寄出的奖品会转给候补。',
        ),
      ),
      section(
        '注销后',
        list(
          '账号信息、家庭成员和偏好设置会被删除。',
          '门诊已接手的不良反应记录留在门诊继续处理和上报：含姓名和联系电话，不含照片，2 年后删除。门诊可能会打电话给您。',
          '接种记录由门诊在自己的系统里依法保存，不受注销影响。',
          '不带姓名、证件和联系方式、不再用于其他用途的记录：接种 10 年，便于疫苗批次要核查时找到门诊；其他预约 3 年，便于处理争议；付款和退款依法 30 年。',
          '依法留存的网络日志（登录和发布的时间、加密的网络地址）保存到满 200 天。',
          '同一手机号可以重新注册，但看不到原来的内容。',
        ),
      ),
      section(
        '怎样申请',
        text(
          `在“我的 → 账号管理 → 注销账号”里，用发到已绑定手机号的验证码确认，马上生效。不方便操作时，也可以用已绑定的手机号致电 ${OPERATOR.phone}，或发邮件到 ${OPERATOR.email}，写明“注销账号”。我们核实身份后，在 15 个工作日内完成并通知您。`,
        ),
      ),
    ],
  },
  en: {
    lead: 'A deleted account cannot be brought back. Please read this first. Logging out is not deleting: your data then stays.',
    sections: [
      section(
        'Before you delete',
        list(
          'No appointment is open and no refund is on its way.',
          'You have saved the certificates and records you need.',
          'Health beans, and membership that came from beans or a code, are used, or you give them up. Bought membership is not lost: its unused whole days are refunded the way you paid.',
          'No prize waits to be claimed or sent, or you give it up: afterwards it goes to the next reserve.',
        ),
      ),
      section(
        'Afterwards',
        list(
          'Account, family members and settings are deleted.',
          'A reaction that a clinic has taken on stays there to be worked on and reported: with name and phone, without pictures, for 2 years. The clinic may call you.',
          'The clinic keeps the vaccination record in its own system by law; deleting the account changes nothing of it.',
          'What stays is without names, documents and contacts, and used for nothing else: vaccinations 10 years, to find the clinic when a lot has to be checked; other appointments 3 years, for disputes; payments and refunds 30 years, by law.',
          'The network log that the law asks for (when you logged in and published, with encrypted network addresses) stays until 200 days are over.',
          'The mobile number can register again, but shows nothing of before.',
        ),
      ),
      section(
        'How to apply',
        text(
          `Under Me → Account → Delete account, confirm with the code that goes to the bound mobile; it takes effect at once. Or call ${OPERATOR.phone} with the bound mobile, or write “delete account” to ${OPERATOR.email}. We check your identity, act within 15 working days and tell you.`,
        ),
      ),
    ],
  },
};

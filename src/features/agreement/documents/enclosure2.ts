import { rows, section, text } from '../document';
import type { AgreementDocument } from '../document';

/** Annex 2: who receives what. */
export const ENCLOSURE_2: AgreementDocument = {
  version: '1.1',
  effective: '2026-11-28',
  'zh-CN': {
    lead: '您的信息只在下列情况下交给他人，并且只交必要的部分。',
    sections: [
      section(
        '接收方',
        rows(
          [
            '您预约的接种门诊',
            '接种人姓名、性别、出生日期、证件、联系手机、预约内容，用于核验和接种。',
          ],
          ['为您接种的门诊', '您同意随访后，反馈的较重情况和联系电话，用于核实和处理。'],
          ['短信服务商', '手机号和短信内容，用于验证码和提醒。'],
          ['支付机构', '订单号和金额，用于支付和退款。不含疫苗名称以外的健康信息。'],
          ['寄送奖品的快递公司', '您领奖时填写的收件人姓名、手机号和地址，用于送达。'],
          ['小程序平台', '您在平台授权的登录标识，用于登录；您允许的消息，用于提醒。'],
          ['内容审核平台（微信、支付宝）', '您在社区写的文字和图片，用于发布前审核。'],
          [
            '您的日历应用',
            '您生成订阅地址后，预约的接种人姓名、疫苗、时间和门诊，不含证件号。2026 年 11 月 28 日之前生成的地址不含姓名。',
          ],
          ['邮件服务商', '您导出副本时，邮箱地址和带下载链接的邮件。邮件里没有副本。'],
        ),
      ),
      section(
        '没有的事',
        text('没有第三方广告、统计或画像组件，没有嵌入其他公司的开发工具包，也不向境外提供信息。'),
      ),
    ],
  },
  en: {
    lead: 'Your data goes to others only in these cases, and only as far as needed.',
    sections: [
      section(
        'Who receives it',
        rows(
          [
            'The clinic you book',
            'Name, sex, date of birth, document, mobile and booking, for checking and vaccinating.',
          ],
          [
            'The clinic that vaccinated you',
            'With a follow-up you agreed to: serious answers and your number, to look into them.',
          ],
          ['SMS provider', 'Mobile number and text, for codes and reminders.'],
          [
            'Payment provider',
            'Order number and amount, for payment and refund. No health data beyond the vaccine’s name.',
          ],
          ['Courier of a prize', 'The name, mobile and address you entered for it, to deliver it.'],
          [
            'Mini-program platform',
            'The login token you granted there, for logging in; messages you allowed, for reminders.',
          ],
          [
            'Content check (WeChat, Alipay)',
            'Texts and pictures you write in the community, checked before others see them.',
          ],
          [
            'Your calendar app',
            'With an address you made: name, vaccine, time and clinic of appointments, no document number. An address made before 28 November 2026 gives no names.',
          ],
          [
            'Mail provider',
            'When you export: the address and a mail with a link. The copy is not in it.',
          ],
        ),
      ),
      section(
        'What there is not',
        text(
          'No third-party advertising, statistics or profiling, no kits of other companies inside, nothing sent abroad.',
        ),
      ),
    ],
  },
};

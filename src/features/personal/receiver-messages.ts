import type { Category } from '@contract/personal/category-rules';
import { defineMessages } from '@/i18n/messages';
import type { RouteName } from '@/routes/table';

/** Who sees what of a category. */
export const CATEGORY_RECEIVERS = defineMessages(
  {
    account:
      '短信服务商只得到手机号和短信内容。导出时，邮件服务商得到邮箱地址和下载链接。客服只看到昵称或打码的手机号。',
    security: '没有别人。',
    people: '您预约的门诊。',
    appointments: '您预约的门诊。客服看得到近期预约，姓名打码。',
    health: '没有别人。您同意随访后，较重的回答发给为您接种的门诊。',
    payments: '您选择的支付平台：订单号和金额。',
    membership: '没有别人。',
    beans: '没有别人。',
    lottery: '寄送奖品的快递公司。中奖名单公开打码的手机号。',
    questionnaires: '运营人员，不带您的账号。',
    community: '所有人看得到您公开的内容。内容由平台自动审核。',
    messages: '您允许的平台消息和短信，由平台和短信服务商发送。',
    service: '回答您的客服人员。您写的证件号和手机号打码，图片不打码。',
    uploads: '看得到所在内容的人。',
    usage: '没有别人。',
    accesses: '没有别人。',
    consents: '没有别人。',
  },
  {
    account:
      'The SMS provider gets your number and the text; the mail provider your address and the link of an export. Customer service sees your nickname or a masked number.',
    security: 'Nobody else.',
    people: 'The clinic you book.',
    appointments: 'The clinic you book. Customer service sees recent ones, with masked names.',
    health: 'Nobody else. With a follow-up, serious answers go to the clinic that vaccinated you.',
    payments: 'The payment platform you choose: order number and amount.',
    membership: 'Nobody else.',
    beans: 'Nobody else.',
    lottery: 'The courier of a prize. Winners’ masked numbers are public.',
    questionnaires: 'Staff who read the results, without your account.',
    community: 'Everybody sees what you publish. A platform checks it automatically.',
    messages: 'The platform or SMS provider that delivers what you allowed.',
    service:
      'The staff who answer you. Document and phone numbers that you write are masked; pictures are not.',
    uploads: 'Whoever sees what they belong to.',
    usage: 'Nobody else.',
    accesses: 'Nobody else.',
    consents: 'Nobody else.',
  },
);

/** The page that shows a category's content, and where it is corrected; missing: there is nothing to correct. */
export const CATEGORY_PAGES: Readonly<Partial<Record<Category, RouteName>>> = {
  account: 'accountManage',
  security: 'accountManage',
  people: 'memberList',
  appointments: 'orderList',
  health: 'vaccinePlan',
  payments: 'orderList',
  membership: 'memberIndex',
  beans: 'healthBeanTask',
  lottery: 'lottery',
  questionnaires: 'questionnaire',
  community: 'userHome',
  messages: 'myMessage',
  service: 'service',
  uploads: 'userHome',
};

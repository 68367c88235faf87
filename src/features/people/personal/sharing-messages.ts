import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import { DAY_MS } from '@contract/time/duration-rules';
import { defineMessages } from '@/i18n/messages';

/** Days that a link to a copy lasts. */
const LINK_DAYS = EXPORT_LIFETIME / DAY_MS;

/**
 * How sharing ends, and the names of those who are one of several. Who they are else and what they get comes with the list, from
 * the table of annex 2.
 */
export const SHARING_MESSAGES = defineMessages(
  {
    loadFailed: '信息共享没有加载出来',
    lead: '您的信息给了谁，都来自您自己的记录。',
    what: '给了什么',
    since: '从 {at} 开始',
    latest: '最近一次 {at}',
    count: '共 {count} 次',
    end: '怎样停止',
    stop: '停止共享',
    stopOf: '停止共享：{title}',
    open: '{count} 个未完成',
    toOrders: '去看预约',
    mapTitle: '地图应用',
    mapText:
      '您点“导航”时，手机上的地图应用只收到门诊的位置，不收到您的信息。您的位置只用来排列门诊，不保存。',
    elsewhere: '不出售，不做广告，不提供给境外。主管机关依法要求时，在法定范围内提供。',
    wechat: '微信支付',
    alipay: '支付宝',
    clinic: '{name}',
    clinicEnd: '未完成的预约可以取消，取消后门诊的名单里不再有您。接种过的记录，法律要求门诊保存。',
    followUpClinic: '{name}：接种后随访',
    followUpClinicEnd: '在“个人信息管理”里撤回这次随访的同意。门诊已经跟进的，法律要求保存。',
    smsEnd: '可以在“权限和通知”里关闭一部分短信。验证码和停诊通知不能关闭。',
    mailEnd: `只在您导出信息时发送。链接 ${LINK_DAYS} 天后失效。`,
    identityCheckEnd:
      '只在您保存成员时发送，用其他证件的成员不发送。这里只列出核对一致的，没有核对上的不留记录。',
    payment: '{name}（支付）',
    paymentEnd: '只在您付款时发送。法律要求支付平台保存交易记录。',
    signIn: '{name}（登录）',
    signInEnd:
      '停止后登录标识和允许的平台消息马上删除，再用平台登录要重新验证手机号。付款记录里的付款账号标识依法保存，注销时删除。',
    platformMessages: '{name}（消息）',
    platformMessagesEnd: '停止后不再经平台发送，没发的马上删除。',
    contentCheckEnd: '停止在社区发布后，不再有内容送去审核。',
    deliveryEnd: '停止后收件信息马上删除。已经寄出的，快递公司按规定保存。',
    calendarEnd: '停止后地址马上失效。日历里已有的日程请自己删除。',
    partnerEnd: '注销账号后不再有这个关联。',
    communityEnd: '停止后不能再发布。已发布的在“我的帖子”里删除。',
  },
  {
    loadFailed: 'The list could not be loaded',
    lead: 'Who has received your information, from your own records.',
    what: 'What they got',
    since: 'Since {at}',
    latest: 'latest {at}',
    count: '{count} in all',
    end: 'How to stop it',
    stop: 'Stop sharing',
    stopOf: 'Stop sharing: {title}',
    open: '{count} open',
    toOrders: 'See appointments',
    mapTitle: 'Map apps',
    mapText:
      'When you tap “directions”, the map app on your phone gets only the clinic’s location, nothing about you. Your location only sorts clinics and is not stored.',
    elsewhere:
      'We do not sell it, use it for advertising or send it abroad. Authorities get what the law requires, within their duties.',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    clinic: '{name}',
    clinicEnd:
      'Cancel any open appointments and you are no longer on the clinic’s list. By law it must keep vaccination records.',
    followUpClinic: '{name}: follow-up',
    followUpClinicEnd:
      'Withdraw the consent under Personal information. By law the clinic must keep what it has already followed up.',
    smsEnd: 'Turn some off under Permissions and notices. Codes and closures stay on.',
    mailEnd: `Sent only when you export your information. The link ends after ${LINK_DAYS} days.`,
    identityCheckEnd:
      'Sent only when you save a member; never for other documents. Only matches are listed. No record is kept of others.',
    payment: '{name} (payment)',
    paymentEnd: 'Sent only when you pay. The platform has to keep transactions by law.',
    signIn: '{name} (login)',
    signInEnd:
      'Your login ID and the messages you allowed there are deleted at once. To log in there again, verify your mobile number. Payments keep your payer id by law, until you delete the account.',
    platformMessages: '{name} (messages)',
    platformMessagesEnd:
      'Nothing more is sent there, and anything not yet sent is deleted at once.',
    contentCheckEnd: 'Once you stop publishing, nothing more is sent.',
    deliveryEnd:
      'The address is deleted at once. If it has been sent, the courier keeps it as the rules require.',
    calendarEnd:
      'The address stops working at once. Delete the events already in your calendar yourself.',
    partnerEnd: 'Deleting your account ends it.',
    communityEnd: 'You can no longer publish. Delete what you have published under My posts.',
  },
);

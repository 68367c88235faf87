import type { AnswerCode, Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import type { Bilingual, Language } from '../kernel/language';
import { inLanguage } from '../kernel/language';

/** Message of each code: what happened, and what to do next. */
const MESSAGES = {
  [CODE.SUCCESS]: { zh: '成功', en: 'Done' },
  [CODE.LOGIN_INVALID]: {
    zh: '登录已失效，请重新登录',
    en: 'Your login has expired. Please log in again.',
  },
  [CODE.MOBILE_INVALID]: {
    zh: '手机号已失效，请重新验证手机号',
    en: 'This mobile number is no longer valid. Please verify your number again.',
  },
  [CODE.OVER_AGE]: {
    zh: '已超过这种疫苗的接种年龄，请选择其他疫苗，或问门诊',
    en: 'Over the age limit for this vaccine. Choose another vaccine or ask the clinic.',
  },
  [CODE.TIME_QUERY]: {
    zh: '时间没有查到，请刷新后重选',
    en: 'Times could not be read. Refresh and choose again.',
  },
  [CODE.SERIAL_NUMBER_USER]: {
    zh: '请先用短信验证手机号，再继续',
    en: 'Please verify your mobile number by SMS before you continue.',
  },
  [CODE.NO_TOAST]: { zh: '没有完成，请稍后再试', en: 'Not completed. Please try again later.' },
  [CODE.PARAMETERS]: { zh: '填写有误：{fault}', en: 'Please check: {fault}' },
  [CODE.NOT_FOUND]: { zh: '没有找到，可能已被删除', en: 'Not found. It may have been removed.' },
  [CODE.CODE_WRONG]: {
    zh: '验证码已失效，请重新获取',
    en: 'The code is no longer valid. Please ask for a new one.',
  },
  [CODE.PASSWORD_WRONG]: {
    zh: '手机号或密码不正确，可改用验证码登录',
    en: 'Wrong number or password. You can log in with a code instead.',
  },
  [CODE.TOO_MANY]: {
    zh: '操作太频繁，请稍后再试',
    en: 'Too many attempts. Please try again shortly.',
  },
  [CODE.SERVER]: {
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for the moment. Please try again shortly.',
  },
  [CODE.BUSY]: {
    zh: '系统繁忙，请稍候再试；您填写的内容不会丢失',
    en: 'The service is busy. Please try again shortly; nothing that you filled in is lost.',
  },
  [CODE.SLOT_FULL]: {
    zh: '这个时间已约满，请选择其他时间',
    en: 'This time is full. Choose another time.',
  },
  [CODE.DUPLICATE_ORDER]: {
    zh: '这位接种人已约好这一剂，可在“我的预约”里查看或改约',
    en: 'This person already has an appointment for this dose. View or move it under “My appointments”.',
  },
  [CODE.SLOT_CLOSED]: {
    zh: '这个时间已停止预约，请选择其他时间',
    en: 'This time can no longer be booked. Choose another time.',
  },
  [CODE.INTERVAL]: {
    zh: '离上一剂的间隔还不够，{date} 起可以预约',
    en: 'Too soon after the previous dose. It can be booked from {date}.',
  },
  [CODE.TOO_YOUNG]: {
    zh: '还没到这种疫苗的接种年龄，{date} 起可以预约',
    en: 'Too young for this vaccine. It can be booked from {date}.',
  },
  [CODE.NOT_RELEASED]: {
    zh: '这个时间还没放号，{date} 开始预约',
    en: 'This time cannot be booked yet. Booking opens {date}.',
  },
  [CODE.ORDER_STATE]: {
    zh: '这个预约现在不能这样操作，请刷新后查看',
    en: 'You cannot do this with the appointment as it is now. Refresh to see its status.',
  },
  [CODE.SEX_LIMIT]: {
    zh: '这种疫苗不适合这位接种人的性别，可以换一位家人，或换一种疫苗',
    en: 'This vaccine is not for this person’s sex. Choose another person or another vaccine.',
  },
  [CODE.HEALTH_PROFILE]: {
    zh: '按您填的“健康情况”，能不能打由门诊医生决定，请打电话给门诊。填错了，可以在“健康情况”里改',
    en: 'Because of the health profile, the clinic’s doctor decides whether it can be given. Call the clinic. If the profile is wrong, correct it.',
  },
  [CODE.CLINIC_OFFLINE]: {
    zh: '这家门诊暂停线上预约，请选择其他门诊',
    en: 'This clinic has paused online booking. Choose another clinic.',
  },
  [CODE.NO_CHANGES_LEFT]: {
    zh: '改约次数已用完，要换时间请取消后重新预约，或联系门诊',
    en: 'No changes left. Cancel and book again, or call the clinic.',
  },
  [CODE.GUARDIAN_MISSING]: {
    zh: '未满 14 周岁需要监护人信息，补充后就能继续预约',
    en: 'Children under 14 need a guardian. Add one, then continue booking.',
  },
  [CODE.LINKMAN_HAS_ORDERS]: {
    zh: '这位成员有 {count} 个未完成的预约，请取消或打完后再删除',
    en: 'Open appointments of this person: {count}. Cancel or complete them before removing the person.',
  },
  [CODE.CARD_INVALID]: {
    zh: '证件号码有误：{fault}',
    en: 'Please check the document number: {fault}',
  },
  [CODE.LINKMAN_EXISTS]: {
    zh: '这个证件的成员已经添加过，不用再添加',
    en: 'You have already added a family member with this document.',
  },
  [CODE.LINKMAN_LIMIT]: {
    zh: '最多添加 {count} 位成员，请先删除不再使用的成员',
    en: 'At most {count} family members. Remove one that is no longer needed first.',
  },
  [CODE.DISCLOSURE_MISSING]: {
    zh: '接种须知已更新，请重新阅读并同意',
    en: 'The vaccination information has changed. Please read it and agree again.',
  },
  [CODE.HOLD_ALLOWANCE]: {
    zh: '这一小时能保留名额的时间用完了。仍可直接提交，提交时还有名额就能约上',
    en: 'You have reached this hour’s limit for holding places. You can still book if a place is left when you submit.',
  },
  [CODE.NOT_ONE_VISIT]: {
    zh: '大家的时间要在同一家门诊、同一天、前后相接，请改选可同时接种的时段',
    en: 'A family visit has to be at one clinic, on one day and one after another. Choose a time for everyone.',
  },
  [CODE.NOT_REPLACEABLE]: {
    zh: '原预约已经不能替换，请先看看原预约',
    en: 'The earlier appointment can no longer be replaced. View it first.',
  },
  [CODE.ARRIVAL_CODE]: {
    zh: '签到没有成功，请扫门诊今天的签到码',
    en: 'Not checked in. Scan the code that the clinic shows today.',
  },
  [CODE.ALERT_LIMIT]: {
    zh: '最多订阅 {count} 种疫苗的到苗提醒，请先取消不再需要的',
    en: 'You can have alerts for at most {count} vaccines. Turn one off first.',
  },
  [CODE.MOBILE_TAKEN]: {
    zh: '这个手机号已有账号，而现在的账号已有成员或预约，请换一个手机号，或用这个手机号登录',
    en: 'This number has an account, and this one has family members or appointments. Use another number, or log in with that one.',
  },
  [CODE.ACCOUNT_HAS_ORDERS]: {
    zh: '还有 {count} 个未完成的预约，请先取消或完成后再注销',
    en: 'Open appointments: {count}. Cancel or finish them before deleting the account.',
  },
  [CODE.WORK_NEEDED]: {
    zh: '现在获取验证码的人太多，本机没有完成安全检查。请更新到最新版本后再试，设置过密码的可用密码登录',
    en: 'Many people are asking for codes, and this device did not finish its security check. Update and try again, or log in with your password if you have set one.',
  },
  [CODE.OWNER_UNPROVEN]: {
    zh: '这个账号很久没有使用，请用短信验证码登录，确认是您本人',
    en: 'This account has not been used for a long time. Log in with an SMS code and confirm that it is yours.',
  },
  [CODE.OWNER_FACT_WRONG]: {
    zh: '与账号里的资料不符，请核对后再试。一天最多可以试 3 次',
    en: 'This does not match the account. Check it and try again; you have 3 tries a day.',
  },
  [CODE.DESK_LOGIN]: {
    zh: '工作台登录已失效，请重新登录',
    en: 'Your desk login has expired. Please log in again.',
  },
  [CODE.STAFF_CODE]: {
    zh: '请填写验证器上的 6 位数字，或一个恢复码',
    en: 'Enter the 6 digits of your authenticator, or a recovery code.',
  },
  [CODE.STAFF_FACTOR]: {
    zh: '登录前请先设置两步验证',
    en: 'Set up two-step verification before you log in.',
  },
  [CODE.STAFF_PASSWORD]: {
    zh: '请先设置自己的密码，再用它登录',
    en: 'Set your own password first, then log in with it.',
  },
  [CODE.CAPACITY_TOO_LOW]: {
    zh: '已有 {count} 个名额被预约或保留，名额数不能低于此数',
    en: 'Places taken or held: {count}. The number cannot go below that.',
  },
  [CODE.ALREADY_WAITLISTED]: {
    zh: '这位接种人已在候补，有名额会按先后通知',
    en: 'This person is already on that waiting list. We will tell you when a place is available.',
  },
  [CODE.WAITLIST_LIMIT]: {
    zh: '最多同时候补 {count} 项，请先退出不再需要的候补',
    en: 'You can be on at most {count} waiting lists. Leave one first.',
  },
  [CODE.SLOTS_AVAILABLE]: {
    zh: '现在还有名额，可以直接预约，不用候补',
    en: 'There are places now. You can book one directly.',
  },
  [CODE.CLOSING_CHANGED]: {
    zh: '刚才有变化，现在涉及 {appointments} 个预约，请看过新的数字再确认',
    en: 'The numbers have just changed. Appointments affected now: {appointments}. Check them, then confirm.',
  },
  [CODE.DOSE_UNCOUNTED]: {
    zh: '按接种程序，这一剂不算数，是否仍登记由门诊决定',
    en: 'By the schedule, this dose would not count. The clinic decides whether to record it.',
  },
  [CODE.LOT_UNSTOCKED]: {
    zh: '库存里这个批号已经没有剩余，请核对包装盒上的批号；确认无误可继续登记',
    en: 'The stock has no doses left of this lot. Check the lot on the box. If it is right, record it.',
  },
  [CODE.LOT_REFUSED]: {
    zh: '这批疫苗不能接种，请换一支',
    en: 'This lot must not be given. Take another one.',
  },
  [CODE.TICKET_NEEDED]: {
    zh: '这些名额按排队顺序预约，请先排队领号',
    en: 'These places go by queue. Join the queue first.',
  },
  [CODE.TICKET_NOT_YET]: {
    zh: '还没有轮到您，轮到后才能预约，不用刷新',
    en: 'It is not your turn yet. You can book once it is; no need to refresh.',
  },
  [CODE.TICKET_OTHERS]: {
    zh: '排队号上没有这位接种人，只能为排队时选定的接种人预约',
    en: 'This person is not on your ticket. Book for the people you joined the queue with.',
  },
  [CODE.QUEUE_NOT_OPEN]: {
    zh: '{date} 起可以排队，先到后到机会相同，到时再来即可',
    en: 'The queue opens on {date}. Being early makes no difference. Come back then.',
  },
  [CODE.BEAN_TASK_NOT_DONE]: {
    zh: '任务还没有完成，完成后才能领取健康豆',
    en: 'This task is not done yet. Do it first, then collect your beans.',
  },
  [CODE.BEANS_SHORT]: {
    zh: '健康豆不够，您现在有 {balance} 颗',
    en: 'You do not have enough beans. You have {balance}.',
  },
  [CODE.BEAN_PERSON_MISSING]: {
    zh: '请先在家庭成员里添加“本人”，再领取健康豆',
    en: 'Add yourself to your family members first, then collect your beans.',
  },
  [CODE.BEAN_PERSON_COLLECTED]: {
    zh: '您本人已在另一个账号领取过这个任务的健康豆',
    en: 'You have already collected the beans for this task with another account.',
  },
  [CODE.KEY_REUSED]: {
    zh: '这次提交与刚才的内容不一致，请刷新页面后重试',
    en: 'This differs from what you sent before. Refresh the page and try again.',
  },
  [CODE.DONATION_FINAL]: {
    zh: '捐出已超过 24 小时，不能再取回',
    en: 'You donated these beans more than 24 hours ago, so you cannot take them back.',
  },
  [CODE.MEMBER_TOO_LONG]: {
    zh: '会员最多可以提前续到两年后，请以后再来',
    en: 'Membership can reach two years ahead at most. Come back later.',
  },
  [CODE.MEMBER_CODE]: {
    zh: '兑换码不对、已过期或已用过，请核对后再试',
    en: 'This code is wrong, has expired or was used already. Check it and try again.',
  },
  [CODE.MEMBER_PURCHASE_OVER]: {
    zh: '这次购买不能再付款，请重新购买',
    en: 'This purchase can no longer be paid. Please start again.',
  },
  [CODE.CHAT_CLOSED]: {
    zh: '这次对话已结束，请重新发起',
    en: 'This conversation has ended. Start a new one.',
  },
  [CODE.CHAT_TAKEN]: {
    zh: '这次对话由其他客服处理，请刷新列表',
    en: 'A colleague has this conversation. Refresh the list.',
  },
  [CODE.CHAT_RATING]: {
    zh: '对话结束后 24 小时内可以评价',
    en: 'A conversation can be rated within 24 hours after its end.',
  },
  [CODE.EXPORT_TOO_SOON]: {
    zh: '每天可以导出一次，{time} 起可以再次导出',
    en: 'You can export your data once a day. The next time is {time}.',
  },
  [CODE.EXPORT_SIGN_IN]: {
    zh: '为保护您的个人信息，请重新登录后再下载',
    en: 'To protect your data, log in again to download it.',
  },
  [CODE.EXPORT_STATE]: {
    zh: '导出的状态已变化，请刷新后查看',
    en: 'This export has changed. Refresh to see its status.',
  },
  [CODE.EXPORT_UNAVAILABLE]: {
    zh: '目前不能发送邮件，请联系客服导出个人信息',
    en: 'Email is not available at the moment. Ask customer service for your data.',
  },
  [CODE.MEMBERS_ONLY]: {
    zh: '这是会员权益，成为会员后可用',
    en: 'This is for members. Become a member to use it.',
  },
  [CODE.LOTTERY_NOT_OPEN]: {
    zh: '抽奖活动还没开始或已截止',
    en: 'This lottery has not opened yet or has closed.',
  },
  [CODE.LOTTERY_FREE_HAD]: {
    zh: '您本人今天的免费抽奖券已领取，明天再来',
    en: 'You already have today’s free ticket. Come back tomorrow.',
  },
  [CODE.LOTTERY_BEAN_LIMIT]: {
    zh: '您本人用健康豆换的抽奖券已到上限',
    en: 'You already have the most tickets that one person can get for beans.',
  },
  [CODE.LOTTERY_PERSON_MISSING]: {
    zh: '请先在家庭成员里添加“本人”，再领抽奖券',
    en: 'Add yourself to your family members first, then get a ticket.',
  },
  [CODE.LOTTERY_CLAIM_OVER]: {
    zh: '领奖期限已过，或奖品已寄出，不能再填写地址',
    en: 'The time to claim this prize is over, or it has been sent, so you cannot enter an address.',
  },
  [CODE.ADULTS_ONLY]: {
    zh: '健康豆、会员和抽奖只对满 18 周岁的人开放；预约和接种不受影响',
    en: 'Health beans, memberships and lotteries are for people of 18 and over. Booking a vaccination does not need them.',
  },
  [CODE.QUESTIONNAIRE_CLOSED]: {
    zh: '这份问卷已结束，谢谢您',
    en: 'This questionnaire has closed. Thank you.',
  },
  [CODE.QUESTIONNAIRE_ANSWERED]: {
    zh: '您已经填过这份问卷',
    en: 'You have answered this questionnaire already.',
  },
  [CODE.QUESTIONNAIRE_INCOMPLETE]: {
    zh: '还有问题没有答完，请从没有答的一题继续',
    en: 'Some questions are still to be answered. Continue with the first of them.',
  },
  [CODE.QUEUE_CLOSED]: {
    zh: '这次放号的排队已结束，请查看门诊是否还有名额，或加入候补',
    en: 'This queue has ended. See whether the clinic has places left, or join the waiting list.',
  },
} as const satisfies Record<Code, Bilingual>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Names of the placeholders that a code's message has. */
export type PlaceholderOf<C extends AnswerCode> = C extends Code
  ? Placeholder<(typeof MESSAGES)[C]['zh']>
  : never;

/** What a refusal says besides its code. */
export interface MessageDetails {
  /** Values of the `{name}` placeholders of the code's message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the code's message where that would be too general; codes of the community have no other. */
  readonly message?: Bilingual;
}

/** The message of a code in the reader's language, its `{name}` placeholders filled. */
export function messageOf(
  code: AnswerCode,
  language: Language,
  details: MessageDetails = {},
): string {
  const general: Readonly<Record<string, Bilingual>> = MESSAGES;
  const text = inLanguage(details.message ?? general[code] ?? MESSAGES[CODE.SERVER], language);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(details.params?.[name] ?? ''));
}

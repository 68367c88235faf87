import type { MessageKind } from '@contract/message/message-rules';
import type { MessageParams } from '../../../db/desk-tables';
import { dayText } from '../../../kernel/day-text';
import type { Bilingual, Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { COMMUNITY_MESSAGES } from './community-messages';
import { countWords, INTERACTION_MESSAGES } from './interaction-messages';
import type { MessageReader } from './message-reader';
import { timesText } from './times-text';

interface Words {
  readonly title: Bilingual;
  readonly body: Bilingual;
}

/** `{others}` is replaced by this sentence, or removed where there are no other times. */
const OTHERS = { zh: '最近可约：{times}。', en: ' Nearest available times: {times}.' };

/** Titles and texts of notices are stored with them. */
const NOTICE: Words = {
  title: { zh: '{title}', en: '{title}' },
  body: { zh: '{summary}', en: '{summary}' },
};

const WORDS: Record<MessageKind, Words> = {
  ...COMMUNITY_MESSAGES,
  ...INTERACTION_MESSAGES,
  activityNotice: NOTICE,
  serviceNotice: NOTICE,
  booked: {
    title: { zh: '预约成功', en: 'Booked' },
    body: {
      zh: '{person}的{product}已约在 {day} {time}，{clinic}。',
      en: '{product} for {person}: {day}, {time}, {clinic}.',
    },
  },
  changed: {
    title: { zh: '预约时间已更改', en: 'Time changed' },
    body: {
      zh: '{person}的{product}已改到 {day} {time}，{clinic}。',
      en: '{product} for {person} is now on {day} at {time}, {clinic}.',
    },
  },
  familyAppointment: {
    title: { zh: '{step}：{person}', en: '{step}: {person}' },
    body: {
      zh: '{who} 办理：{product}，{day} {time}，{clinic}。',
      en: 'By {who}: {product}, {day}, {time}, {clinic}.',
    },
  },
  caregiverAccess: {
    title: { zh: '{step}：{person}', en: '{step}: {person}' },
    body: { zh: '{text}。', en: '{text}.' },
  },
  cancelledByClinic: {
    title: { zh: '门诊取消了预约', en: 'The clinic cancelled an appointment' },
    body: {
      zh: '{clinic}取消了{person} {day} {time} 的{product}预约，原因：{reason}。{others}',
      en: '{clinic} cancelled {product} for {person} on {day} at {time}. Reason: {reason}.{others}',
    },
  },
  slotClosed: {
    title: { zh: '门诊停诊，请改约', en: 'Clinic closed: choose another time' },
    body: {
      zh: '{clinic} {day} {time} 停诊，原因：{reason}。{person}的{product}预约为您保留，改约不计次数，也可取消；开始前 2 小时仍未处理将自动取消。{others}',
      en: '{clinic} is closed on {day} at {time}. Reason: {reason}. The appointment of {person} for {product} is kept. Move it (this does not count as a change) or cancel it. If you do neither, it will be cancelled 2 hours before it starts.{others}',
    },
  },
  slotReopened: {
    title: { zh: '门诊恢复接诊', en: 'The clinic has reopened' },
    body: {
      zh: '{clinic} {day} {time} 恢复接诊，{person}的{product}预约照常，无需操作。',
      en: '{clinic} is open again on {day} at {time}. {product} for {person} goes ahead. You do not need to do anything.',
    },
  },
  slotWithdrawn: {
    title: { zh: '门诊时间有变，预约照旧', en: 'Opening times changed: your appointment is kept' },
    body: {
      zh: '{clinic}调整了 {day} 的安排，{time} 不再接受新的预约。{person}的{product}预约照旧，请按原时间前往，无需操作。',
      en: '{clinic} has changed its times on {day} and takes no more bookings at {time}. {product} for {person} goes ahead as booked. You do not need to do anything.',
    },
  },
  waitingOver: {
    title: { zh: '候补已结束', en: 'Your waiting list entry has ended' },
    body: {
      zh: '{clinic}调整了安排，{person}候补{product}的时间都没有了，候补已结束。可选其他时间或门诊重新候补。',
      en: '{clinic} has changed its times. None of the times {person} was waiting for ({product}) is left, so this waiting list entry has ended. Join again for other times or another clinic.',
    },
  },
  closedCancelled: {
    title: { zh: '停诊预约已取消', en: 'Appointment cancelled: clinic closed' },
    body: {
      zh: '{clinic} {day} {time} 停诊，{person}的{product}预约已取消，请勿前往。{others}',
      en: '{clinic} is closed on {day} at {time}. {product} for {person} has been cancelled. Do not go there.{others}',
    },
  },
  claimedCancelled: {
    title: { zh: '门诊核对证件后取消了预约', en: 'Appointment cancelled after a document check' },
    body: {
      zh: '门诊核对证件后，{clinic} {day} {time} 的{product}预约已取消，请勿前往。如有疑问，请联系门诊。',
      en: 'After a document was checked at a clinic, the appointment for {product} on {day} at {time}, {clinic}, was cancelled. Do not go there. If you have questions, call the clinic.',
    },
  },
  arrivalUndone: {
    title: { zh: '签到已由门诊撤回', en: 'The clinic undid a check-in' },
    body: {
      zh: '{clinic}撤回了{person} {day} {time} 的{product}签到，预约照旧。人在门诊请到服务台说一声。',
      en: '{clinic} undid the check-in of {person} for {product} on {day} at {time}. The appointment is still booked. If you are there, tell the desk.',
    },
  },
  doseTakenBack: {
    title: { zh: '门诊撤回了一条接种记录', en: 'The clinic withdrew a vaccination record' },
    body: {
      zh: '{clinic}撤回了{person} {day} 的{product}（{dose}）接种记录，原因：{reason}。这一剂不再计入接种计划，它的接种凭证已作废，也不再随访。{next}',
      en: '{clinic} withdrew the record of {product} ({dose}) for {person} on {day}. Reason: {reason}. It no longer counts in the vaccination plan, its certificate is no longer valid, and you get no more follow-up questions about it. {next}',
    },
  },
  doseUncounted: {
    title: { zh: '有一剂不计入接种程序', en: 'A dose does not count' },
    body: {
      zh: '{person} {day} 在{clinic}接种的{product}（{dose}）不计入接种程序：{reason}。{next}',
      en: '{product} ({dose}), which {person} was given on {day} at {clinic}, does not count in the schedule: {reason}. {next}',
    },
  },
  lotRecalled: {
    title: { zh: '接种过的疫苗批次被召回', en: 'A vaccine lot has been recalled' },
    body: {
      zh: '{person} {day} 在{clinic}接种的{product}（批号 {lot}）被召回。{message}（{confirmedBy}）',
      en: '{product} (lot {lot}), which {person} was given on {day} at {clinic}, has been recalled. {message} ({confirmedBy})',
    },
  },
  paymentReturned: {
    title: { zh: '多付的款项将退回', en: 'A payment is being refunded' },
    body: {
      zh: '为{person}的{product}预约（{day} {time}）支付的 {reason} 没有用于这个预约（预约已取消、已变更或已支付），正按原支付方式全额退回，无需操作。',
      en: 'The {reason} paid for {product} ({person}, {day}, {time}) was not used: the appointment was cancelled, changed or already paid. It is being refunded in full the way it was paid. You do not need to do anything.',
    },
  },
  refundStarted: {
    title: { zh: '退款已申请', en: 'Refund requested' },
    body: {
      zh: '{person}的{product}预约（{day} {time}）已申请取消，预计退款 {money}，原路退回。退款发出前可以撤回。',
      en: 'You asked to cancel {product} for {person} on {day} at {time}. {money} will be refunded the way you paid. Until it is sent, you can stop the refund and keep the appointment.',
    },
  },
  refundRecalled: {
    title: { zh: '已撤回退款', en: 'Refund stopped' },
    body: {
      zh: '{person}的{product}预约照旧，{day} {time}，{clinic}。退款已撤回，付的钱不再退回。',
      en: '{product} for {person} is still booked: {day}, {time}, {clinic}. The refund was stopped, so no money is sent back.',
    },
  },
  refunded: {
    title: { zh: '退款已退回', en: 'Refunded' },
    body: {
      zh: '{person}的{product}预约（{day} {time}）已退款 {money}，按原支付方式退回，到账时间以支付平台为准。',
      en: '{money} for {product} ({person}, {day}, {time}) has been refunded the way you paid. The payment service decides when it arrives.',
    },
  },
  refundFailed: {
    title: { zh: '退款没有成功', en: 'The refund failed' },
    body: {
      zh: '{person}的{product}预约（{day} {time}）退款 {money} 没有成功，请打开退款详情重试，或联系{clinic}。',
      en: 'The refund of {money} for {product} ({person}, {day}, {time}) failed. Open it to try again, or contact {clinic}.',
    },
  },
  courseLate: {
    title: {
      zh: '有一针没按日期打，后面几针要顺延',
      en: 'A dose was missed: later doses have to move',
    },
    body: {
      zh: '{person}的{product}有一针没有按日期打。请尽快补上，不用从头再打；按免疫程序可改到：{moved}。打开就能一次改好。',
      en: 'A dose of {product} for {person} was not given on its day. Have it as soon as you can. You do not need to start again. New dates by the schedule: {moved}. Open this to move them all at once.',
    },
  },
  reminderWeek: {
    title: { zh: '接种前一周提醒', en: 'A week before the vaccination' },
    body: {
      zh: '{person}的{product}约在 {day} {time}，{clinic}。时间不合适可提前改约或取消。',
      en: '{product} for {person}: {day}, {time}, {clinic}. If this no longer suits you, change or cancel it in good time.',
    },
  },
  reminderDay: {
    title: { zh: '接种前一天提醒', en: 'A day before the vaccination' },
    body: {
      zh: '{person}的{product}约在 {day} {time}，{clinic}。请带好证件和接种证；身体不舒服请先打电话给门诊。',
      en: '{product} for {person}: {day}, {time}, {clinic}. Bring the identity document and vaccination book. If unwell, call the clinic first.',
    },
  },
  wanted: {
    title: { zh: '您等的疫苗有号了', en: 'You can now book the vaccine you asked for' },
    body: {
      zh: '您等的{product}在{region}有号了，可前往查看并预约。',
      en: 'You can now book {product} in {region}.',
    },
  },
  turn: {
    title: { zh: '轮到您预约了', en: 'It is your turn' },
    body: {
      zh: '{clinic}的{product}轮到您了，请在 {until} 前提交预约，过时将让给下一位。',
      en: '{product} at {clinic}: it is your turn. Book by {until}, or the place goes to the next in the queue.',
    },
  },
  beansExpiring: {
    title: { zh: '健康豆快到期了', en: 'Some of your beans expire soon' },
    body: {
      zh: '您有 {beans} 颗健康豆有效到 {day}，过后不能再用。可以在健康豆页面捐出。',
      en: 'Beans that you can use until {day}: {beans}. You can donate them on the health beans page.',
    },
  },
  memberEnding: {
    title: { zh: '会员快到期了', en: 'Your membership ends soon' },
    body: {
      zh: '您的会员有效到 {day}，不会自动续期。已添加的家庭成员和数据都会保留。',
      en: 'You are a member until {day}; it does not renew by itself. Your family members and data stay.',
    },
  },
  newDevice: {
    title: { zh: '新设备登录', en: 'New device logged in' },
    body: {
      zh: '{day} {time}，您的账号在{device}上登录了。是您或家人登录的，无需处理；不是的话，请打开设备列表退出它，再改登录密码。',
      en: 'Your account was logged in to in {device} on {day} at {time}. If that was you or your family, you do not need to do anything. If not, open the list of devices, log it out, and change your password.',
    },
  },
  followUp: {
    title: { zh: '接种后感觉怎么样？', en: 'How are you after the vaccination?' },
    body: {
      zh: '{day} 在{clinic}接种{product}后，有没有不舒服？点一下就能回答；不想再收到，可在随访页停止。',
      en: 'After {product} on {day} at {clinic}: anything unusual? One tap answers it. You can stop these messages on the same page.',
    },
  },
  aefiTaken: {
    title: { zh: '门诊已接手您的情况', en: 'The clinic has read your report' },
    body: {
      zh: '{clinic}的{staff}已看到您在接种{product}后反馈的情况，会与您联系。情况加重请立即拨打 120。',
      en: '{staff} at {clinic} has read what you reported after {product} and will contact you. If it gets worse, call 120 at once.',
    },
  },
  aefiUnanswered: {
    title: { zh: '门诊还没有接手，请直接联系', en: 'The clinic has not answered yet: please call' },
    body: {
      zh: '{clinic}还没有接手您在接种{product}后反馈的情况，请直接打电话给门诊：{phone}；情况紧急请拨打 120 或立即就医。',
      en: '{clinic} has not answered what you reported after {product}. Please call them: {phone}. In an emergency call 120 or go to a hospital.',
    },
  },
  memberPaymentReturned: {
    title: { zh: '会员付款将退回', en: 'Your membership payment is going back' },
    body: {
      zh: '会员付款 {money} 没有用上（已付过、换了另一种，或付款到得太晚），正按原支付方式全额退回，无需操作。',
      en: 'The {money} that you paid for a membership was not used: it was paid already, replaced or came too late. All of it is being refunded the way you paid. You do not need to do anything.',
    },
  },
  memberRefunded: {
    title: { zh: '会员退款已退回', en: 'Membership refunded' },
    body: {
      zh: '没用完的会员天数已退款 {money}，按原支付方式退回，到账时间以支付平台为准。',
      en: '{money} for the days that you did not use has been refunded the way you paid. The payment service decides when it arrives.',
    },
  },
  lotteryWon: {
    title: { zh: '恭喜，您中奖了', en: 'You won a prize' },
    body: {
      zh: '您在“{title}”中抽中{prize}，请在 {day} 前（含当天）填写收货地址，逾期将由候补递补。领奖不收任何费用。',
      en: 'You won {prize} in “{title}”. Enter your address by {day}, or it goes to the next reserve. Claiming is free of charge.',
    },
  },
  lotteryForfeited: {
    title: { zh: '奖品逾期未领', en: 'Prize not claimed in time' },
    body: {
      zh: '您在“{title}”中抽中的{prize}已过领奖期限，由候补递补。',
      en: 'The time to claim {prize} in “{title}” is over. It went to the next reserve.',
    },
  },
  lotterySent: {
    title: { zh: '奖品已寄出', en: 'Your prize was sent' },
    body: {
      zh: '您在“{title}”中抽中的{prize}已寄出。',
      en: '{prize} from “{title}” is on its way to you.',
    },
  },
  lotteryVoid: {
    title: { zh: '抽奖活动作废', en: 'A lottery was cancelled' },
    body: {
      zh: '“{title}”没能取到规则约定的公共随机值，活动作废，您用掉的健康豆已退回。',
      en: 'The public random value that “{title}” depends on was not available, so the lottery was cancelled. Your beans were returned.',
    },
  },
  serviceReply: {
    title: { zh: '客服回复了您', en: 'Customer service has answered' },
    body: { zh: '打开对话查看回复。', en: 'Open the conversation to read the answer.' },
  },
  serviceUnanswered: {
    title: { zh: '很抱歉，客服没有及时答复您', en: 'Sorry, no one answered you in time' },
    body: {
      zh: '您的问题一周没有新的答复，对话已结束。还需要帮助的话，可以再问一次；身体不适请直接联系门诊或就医。',
      en: 'Your question had no new answer for a week and the conversation has ended. You can ask again. If you feel unwell, call your clinic or see a doctor.',
    },
  },
  offer: {
    title: { zh: '候补到名额，请尽快确认', en: 'A place is available: accept it soon' },
    body: {
      zh: '{clinic} {day} {time} 有一个{product}名额，为{person}保留到 {until}，过时将让给下一位。',
      en: '{clinic} has a place for {product} on {day} at {time}. It is held for {person} until {until}, then goes to the next on the waiting list.',
    },
  },
  familyOffer: {
    title: {
      zh: '候补到名额，请家人尽快确认',
      en: 'A place is available: ask your family to accept it',
    },
    body: {
      zh: '{clinic} {day} {time} 有一个{product}名额，为{person}保留到 {until}。请 {who} 尽快打开易苗，在“候补”里确认；过时将让给下一位。',
      en: '{clinic} has a place for {product} on {day} at {time}, held for {person} until {until}. Only {who} can accept it, under “Waiting list” in Yimiao. After that it goes to the next on the list.',
    },
  },
};

/** Fills in values, with the space that Chinese has before a digit or a Latin letter. */
const replaced = (text: string, params: MessageParams, language: Language): string =>
  text.replace(/([\u4e00-\u9fff]?)\{(\w+)\}/g, (_, before: string, name: string) => {
    const value = params[name] ?? '';
    const filled = typeof value === 'string' ? value : inLanguage(value, language);
    return before !== '' && /^[0-9A-Za-z]/.test(filled) ? `${before} ${filled}` : before + filled;
  });

/** A text with its `{names}` replaced by a message's values; `{day}` (`YYYY-MM-DD`) in words. */
export function fillText(text: string, params: MessageParams, reader: MessageReader): string {
  const { language, readOn } = reader;
  const day = typeof params.day === 'string' ? dayText(params.day, language, readOn) : '';
  return replaced(text, { ...params, day }, language);
}

/** A message in the reader's language. `params.times`: other times that are free, empty for none. */
export function renderMessage(
  kind: MessageKind,
  params: MessageParams,
  reader: MessageReader,
): { title: string; body: string } {
  const { language } = reader;
  const { title, body } = WORDS[kind];
  const { times: listed = '' } = params;
  const text = typeof listed === 'string' ? listed : inLanguage(listed, language);
  const times = text ? timesText(text, reader) : '';
  const others = times ? replaced(inLanguage(OTHERS, language), { times }, language) : '';
  const values = { ...params, ...countWords(params), others, moved: times };
  return {
    title: fillText(inLanguage(title, language), values, reader),
    body: fillText(inLanguage(body, language), values, reader).trim(),
  };
}

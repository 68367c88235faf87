import type { RefusalCase } from '@contract/subscribe/remedy-rules';
import type { Bilingual } from '../../../kernel/language';

/** Texts of refusals where the code's own text would be too general. */
export const MESSAGE = {
  doseGiven: {
    zh: '这位接种人已打过这一剂，请选下一剂',
    en: 'This dose has been given already. Choose the next dose.',
  },
  doseNoted: {
    zh: '您在接种计划里补记过：这一剂 {date} 已打。记错了，请到计划里删除这条记录',
    en: 'You added this dose to the plan as given on {date}. If that is wrong, delete it in the plan.',
  },
  elsewhere: {
    zh: '这个证件在其他账号下已有记录，暂时不能线上办理。请带证件原件到门诊服务台核对，或打电话给门诊',
    en: 'This document has a record under another account, so you cannot do this online. Show the document at the desk of a clinic, or call them.',
  },
  tooYoungForever: {
    zh: '等间隔够了就超过接种年龄了，请问门诊',
    en: 'By the time this dose can be given, the person will be over the age limit. Ask the clinic.',
  },
  outOfWindow: {
    zh: '这个日期不在可预约的两个月内，请选择其他日期',
    en: 'This day is outside the two months that can be booked. Choose another day.',
  },
  otherVaccine: {
    zh: '按接种记录，现在该打的不是这一种或这一剂：已经用另一种疫苗开始，或前面还有一剂。请看接种计划，或问门诊',
    en: 'By the doses on record, this vaccine or dose is not the next one: another vaccine was started, or a dose comes first. See the plan, or ask the clinic.',
  },
  past: {
    zh: '这个时间已经过了，请选择其他时间',
    en: 'This time has passed. Choose another time.',
  },
  noSuchSlot: {
    zh: '这家门诊没有这个时间，请刷新后重选',
    en: 'This clinic does not have that time. Refresh and choose again.',
  },
  notOffered: {
    zh: '这家门诊不能预约这种疫苗，请选择其他门诊',
    en: 'This clinic does not offer this vaccine. Choose another clinic.',
  },
  offline: {
    zh: '这家门诊暂停线上预约，请选择其他门诊',
    en: 'This clinic has paused online booking. Choose another clinic.',
  },
  noPerson: {
    zh: '没有找到这位接种人，可能已被删除，请重新选择',
    en: 'This person is not in your family list any more. Choose again.',
  },
  noDose: {
    zh: '这种疫苗没有这一剂，请刷新后重选',
    en: 'This vaccine has no such dose. Refresh and choose again.',
  },
  twice: {
    zh: '同一种疫苗一次只能接种一剂，请去掉重复的一项',
    en: 'A person can have one dose of a vaccine in a visit. Remove the second one.',
  },
  noSuchOrder: {
    zh: '没有找到要替换的原预约，请刷新后查看',
    en: 'The earlier appointment could not be found. Refresh and check again.',
  },
  outOfStock: {
    zh: '这家门诊暂时缺这种疫苗，请选择其他门诊',
    en: 'This clinic is out of this vaccine for now. Choose another clinic.',
  },
  noDoses: {
    zh: '这个日期能用的这种疫苗已全部约出（时段还有名额，但门诊的库存不够）。可以看看更早的日期、登记候补，或换一家门诊',
    en: 'All doses of this vaccine that can be used on this day are booked: there are places, but the clinic has no more vaccine. Try an earlier day, join the waiting list, or choose another clinic.',
  },
  prepaid: {
    zh: '原预约已在线支付，请先取消原预约并等待退款，再重新预约',
    en: 'The earlier appointment was paid online. Cancel it and wait for the refund, then book again.',
  },
  otherPrice: {
    zh: '那家门诊的价格和现在的预约不一样，没有改动。请在那家门诊重新预约，原预约会一起取消',
    en: 'The price at the other clinic is different, so nothing was changed. Book there instead: your current appointment will then be cancelled.',
  },
  ownClinic: {
    zh: '这个时间就在原来的门诊，请直接改约',
    en: 'This time is at the same clinic. Change the time of your appointment instead.',
  },
  ticketUsed: {
    zh: '您的排队号已用于预约，每个号只能预约一次',
    en: 'Your ticket has been used for a booking. Each one can be used once.',
  },
  ticketExpired: {
    zh: '轮到您的时间已过，名额已让给下一位，可以重新排队',
    en: 'Your turn has expired and the place went to the next in the queue. You can join again.',
  },
  fewerRemaining: {
    zh: '剩下的名额比排队的人少，请减少接种人再提交',
    en: 'Fewer places are left than people on your ticket. Book for fewer people.',
  },
  deadline: {
    zh: '距预约开始不足 2 小时，不能再改约或取消，请打电话给门诊',
    en: 'You cannot change or cancel less than 2 hours before the start. Call the clinic.',
  },
} as const satisfies Record<string, Bilingual>;

/** Two vaccines that cannot be given on one day, by their names. */
export const apartMessage = (one: Bilingual, other: Bilingual): Bilingual => ({
  zh: `“${one.zh}”和“${other.zh}”不能同一次接种（预防的疾病有重复）。请先约其中一种，另一种改天再约`,
  en: `${one.en} and ${other.en} cannot be given in one visit, as they protect against the same disease. Book one of them now and the other for another day.`,
});

/** The same by case; a case without an entry has its code's text. */
export const MESSAGE_OF_CASE: Readonly<Partial<Record<RefusalCase, Bilingual>>> = MESSAGE;

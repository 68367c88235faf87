import type { RefusalCase } from '@contract/subscribe/remedy-rules';
import type { Bilingual } from '../../../kernel/language';

/** Texts of refusals where the code's own text would be too general. */
export const MESSAGE = {
  doseGiven: {
    zh: '该接种人已完成这一剂的接种，请选择下一剂次',
    en: 'This dose has been given already. Choose the next dose.',
  },
  doseNoted: {
    zh: '您已在接种计划中补记：这一剂已于 {date} 接种。如果记错了，请到计划中删除这条记录',
    en: 'You noted this dose as given on {date}. If that is wrong, remove the note in the plan.',
  },
  elsewhere: {
    zh: '该证件在其他账号下已有记录，暂不能线上办理。请带证件原件到门诊前台核对，或致电门诊',
    en: 'This document has a record under another account, so this cannot be done online. Show the document at the desk of a clinic, or call them.',
  },
  tooYoungForever: {
    zh: '到达下一剂间隔时将超过接种年龄，请咨询门诊',
    en: 'By the time it is allowed the person is over the age limit. Ask the clinic.',
  },
  outOfWindow: {
    zh: '该日期不在可预约的两个月内，请选择其他日期',
    en: 'This day is outside the two months that can be booked. Choose another day.',
  },
  otherVaccine: {
    zh: '按接种记录，现在该打的不是这一种或这一剂：已经用另一种疫苗开始，或前面还有一剂。请看接种计划，或问门诊',
    en: 'By the doses on record this vaccine or dose is not the next one: another vaccine was begun, or a dose comes before it. See the plan, or ask the clinic.',
  },
  past: {
    zh: '该时段已结束，请选择其他时段',
    en: 'This time has passed. Choose another time.',
  },
  noSuchSlot: {
    zh: '该门诊没有这个时段，请刷新后重选',
    en: 'The clinic has no such time. Refresh and choose again.',
  },
  notOffered: {
    zh: '该门诊未提供此疫苗的预约，请选择其他门诊',
    en: 'This clinic does not offer this vaccine. Choose another clinic.',
  },
  offline: {
    zh: '该门诊暂停线上预约，请选择其他门诊',
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
    en: 'A person can have one dose of a vaccine in a visit. Take the second one out.',
  },
  noSuchOrder: {
    zh: '没有找到要替换的原预约，请刷新后查看',
    en: 'The earlier booking could not be found. Refresh and look again.',
  },
  outOfStock: {
    zh: '该门诊此疫苗暂时缺货，请选择其他门诊',
    en: 'The clinic is out of this vaccine for now. Choose another clinic.',
  },
  noDoses: {
    zh: '这个日期能用的这种疫苗已全部约出（时段还有名额，但门诊的库存不够）。可以看看更早的日期、登记候补，或换一家门诊',
    en: 'All doses of this vaccine that can be used on this day are booked: there are places, but the clinic has no more vaccine. Try an earlier day, join the waiting list, or choose another clinic.',
  },
  prepaid: {
    zh: '原预约已在线支付，请先取消原预约并等待退款，再重新预约',
    en: 'The earlier booking was paid online. Cancel it and wait for the refund, then book again.',
  },
  otherPrice: {
    zh: '那家门诊的价钱和现在的预约不一样，没有改动。请在那家门诊重新预约，原预约会一起取消',
    en: 'The other clinic has another price. Nothing was changed. Book there instead: your present appointment is then cancelled.',
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
    zh: '您的预约时间已过，名额已让给下一位，可重新排队',
    en: 'Your turn has expired and the place went to the next in the queue. You can join again.',
  },
  fewerRemaining: {
    zh: '剩余名额少于排队人数，请减少接种人后再提交',
    en: 'Fewer places are left than people on your ticket. Book for fewer people.',
  },
  deadline: {
    zh: '距预约开始不足 2 小时，不能再改约或取消，请直接联系门诊',
    en: 'You cannot change or cancel less than 2 hours before the start. Call the clinic.',
  },
} as const satisfies Record<string, Bilingual>;

/** Two vaccines that cannot be given on one day, by their names. */
export const apartMessage = (one: Bilingual, other: Bilingual): Bilingual => ({
  zh: `“${one.zh}”和“${other.zh}”不能同一次接种（预防的疾病有重复）。请先约其中一种，另一种改天再约`,
  en: `${one.en} and ${other.en} cannot be given in one visit, as they protect from the same disease. Book one of them now and the other for another day.`,
});

/** The same by case; a case without an entry has its code's text. */
export const MESSAGE_OF_CASE: Readonly<Partial<Record<RefusalCase, Bilingual>>> = MESSAGE;

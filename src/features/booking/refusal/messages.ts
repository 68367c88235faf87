import { defineMessages } from '@/i18n/messages';

/** Texts of a refused booking: its headings, and the nearest times. */
export const REFUSAL_MESSAGES = defineMessages(
  {
    refused: '没有约上',
    refusedSlot: '这个时间刚被约满',
    refusedDuplicate: '已有一个同样的预约',
    refusedGiven: '这一剂已有接种记录',
    refusedElsewhere: '需要门诊核对证件',
    refusedTwice: '同一位接种人选了两次',
    refusedInterval: '与另一剂的间隔还不够',
    refusedYoung: '还没到接种年龄',
    refusedOld: '已超过接种年龄',
    refusedSex: '这种疫苗不适合这位接种人',
    refusedHealth: '先问门诊医生',
    refusedClinic: '这家门诊暂停预约',
    refusedGuardian: '需要补充监护人信息',
    refusedDisclosure: '预约须知有更新',
    refusedVisit: '大家的时间没有排到一起',
    refusedQueue: '这些号要先排队',
    reasonUnknown: '预约没有成功，没有占用任何号。',
    fromDay: '{day} 起可以约',
    nearest: '最近可约的时间',
    nearestHint: '点一下就为{name}约这个时间',
    take: '约这个时间',
    choose: '选这个',
    takeFor: '为{name}预约',
    left: '余 {count}',
    away: '距原门诊 {distance}',
    metres: '{count} 米',
    kilometres: '{count} 公里',
  },
  {
    refused: 'Not booked',
    refusedSlot: 'That time has just been taken',
    refusedDuplicate: 'You already have this appointment',
    refusedGiven: 'This dose has been given already',
    refusedElsewhere: 'The clinic has to check the document',
    refusedTwice: 'You chose the same person twice',
    refusedInterval: 'Too soon after or before another dose',
    refusedYoung: 'Not old enough yet',
    refusedOld: 'Over the maximum age',
    refusedSex: 'Not for this person',
    refusedHealth: 'Ask the clinic’s doctor first',
    refusedClinic: 'The clinic takes no bookings now',
    refusedGuardian: 'A guardian is needed',
    refusedDisclosure: 'The notice has changed',
    refusedVisit: 'Not everyone fits in one visit',
    refusedQueue: 'Join the queue for these places',
    reasonUnknown: 'The booking did not work. No place was taken.',
    fromDay: 'Possible from {day}',
    nearest: 'Nearest available times',
    nearestHint: 'One tap books it for {name}',
    take: 'Book this time',
    choose: 'Choose',
    takeFor: 'for {name}',
    left: '{count} left',
    away: '{distance} from the clinic',
    metres: '{count} m',
    kilometres: '{count} km',
  },
);

type Dictionary = (typeof REFUSAL_MESSAGES)['zh-CN'];

/** Keys of texts without placeholders, which tables may use. */
export type RefusalMessageKey = {
  [Key in keyof Dictionary]: Dictionary[Key] extends `${string}{${string}` ? never : Key;
}[keyof Dictionary];

import { defineMessages } from '@/i18n/messages';

/** Texts of the nearest times to which a visit can be moved by one tap. */
export const NEAREST_MESSAGES = defineMessages(
  {
    title: '最近的三个时间',
    titleFewer: '最近的时间',
    hint: '点一下就改好，不计改约次数',
    hintAll: '点一下就一起改好（{size}），不计改约次数',
    none: '近期这家和附近的门诊都没有合适的时间，可以选其他日期，或取消预约。',
    move: '改到这个时间',
    book: '去重新预约',
    away: '距原门诊 {distance}',
    otherPrice: '价格不同，共 {price}，需要重新预约',
    moved: '已改好',
    failed: '没有改成',
  },
  {
    title: 'Nearest 3 times',
    titleFewer: 'Nearest times',
    hint: 'One tap moves it. It does not count as a change.',
    hintAll: 'One tap moves everyone ({size}). It does not count as a change.',
    none: 'There are no times soon at this clinic or nearby. Choose another day, or cancel.',
    move: 'Move here',
    book: 'Book again here',
    away: '{distance} from your clinic',
    otherPrice: 'Different price, {price} in total. You need to book again',
    moved: 'Moved',
    failed: 'Your appointment was not moved',
  },
);

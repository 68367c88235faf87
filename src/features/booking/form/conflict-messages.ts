import { defineMessages } from '@/i18n/messages';

/** Texts of the choice between an existing appointment and a new one. */
export const CONFLICT_MESSAGES = defineMessages(
  {
    replace: '换成新的',
    keepOld: '保留原预约',
    oldOne: '原预约',
    newOne: '新预约',
    replaceText: '新的约上了，原预约才会取消，不会两头落空。',
    notReplaceable: '原预约已不能取消，请联系门诊。',
    chooseNew: '换成新的时间',
    replacing: '提交后将取消原预约：{when}，{clinic}',
    keepInstead: '还是保留原预约',
  },
  {
    replace: 'Replace it',
    keepOld: 'Keep the old one',
    oldOne: 'Old appointment',
    newOne: 'New appointment',
    replaceText: 'Replacing cancels the old appointment in the same step. You never lose both.',
    notReplaceable: 'You can no longer cancel the old appointment here. Call the clinic.',
    chooseNew: 'Choose a new time instead',
    replacing: 'Booking will cancel the old appointment: {when}, {clinic}',
    keepInstead: 'Keep the old appointment',
  },
);

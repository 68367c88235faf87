import { defineMessages } from '@/i18n/messages';

/** Texts of the choice of a dose. */
export const DOSE_MESSAGES = defineMessages(
  {
    dose: '接种第几剂',
    doseSuggested: '建议接种这一剂',
    doseTaken: '已接种',
    doseBooked: '已预约',
    doseFrom: '{day} 起可接种',
    doseOver: '已超过接种年龄',
    doseMissing: '请选择剂次',
    given: '以前打过这种疫苗吗',
    givenNo: '没打过',
    givenYes: '打过',
    givenMissing: '请先回答以前打过没有',
    givenUnsure: '记不清',
    givenYesHint: '请选这次是第几剂。把以前打的补记到接种计划，日期会排得更准。',
    givenUnsureHint: '先按第 1 剂约。带上接种证，门诊核对后再定打第几剂。',
    addDoses: '去补记',
    comma: '、',
    skipped: '{doses}打过了吗',
    skippedMissing: '请先回答{doses}打过没有',
    skippedYesHint: '把打过的也补记到接种计划，后面的日期会排得更准。',
    skippedUnsureHint: '先按顺序约这一剂。带上接种证，门诊核对后再定打第几剂。',
  },
  {
    dose: 'Which dose?',
    doseSuggested: 'suggested now',
    doseTaken: 'already given',
    doseBooked: 'already booked',
    doseFrom: 'from {day}',
    doseOver: 'over the maximum age',
    doseMissing: 'Choose a dose',
    given: 'Was this vaccine given before?',
    givenNo: 'No',
    givenYes: 'Yes',
    givenMissing: 'Please say whether it was given before',
    givenUnsure: 'Not sure',
    givenYesHint:
      'Choose which dose this is. Add the earlier ones to the plan to get more exact days.',
    givenUnsureHint:
      'Book it as dose 1 for now. Bring the vaccination book: the clinic will check it and decide.',
    addDoses: 'Add them',
    comma: ', ',
    skipped: 'Was this given before? {doses}',
    skippedMissing: 'Please say whether this was given before: {doses}',
    skippedYesHint: 'Add what was given to the plan too, to get more exact days.',
    skippedUnsureHint:
      'Book this dose, the next by the record, for now. Bring the vaccination book: the clinic will check it and decide.',
  },
);

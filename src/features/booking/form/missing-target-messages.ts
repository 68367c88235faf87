import { defineMessages } from '@/i18n/messages';

/** Texts of a booking page without a target; apart from the others, since a page draws its frame with them alone. */
export const MISSING_TARGET_MESSAGES = defineMessages(
  {
    formLost: '没有找到要预约的疫苗',
    formLostHint: '请从门诊或疫苗页面重新进入。',
    otherClinics: '看看其他门诊',
  },
  {
    formLost: 'No vaccine chosen to book',
    formLostHint: 'Start from a clinic or a vaccine.',
    otherClinics: 'Other clinics',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of a page whose clinic is missing; apart from the others, since a page draws its frame with them alone. */
export const MISSING_CLINIC_MESSAGES = defineMessages(
  {
    detailFailed: '门诊信息没有加载出来',
    noClinic: '没有选择门诊',
    noClinicHint: '请从附近门诊进入。',
    toNearby: '看附近门诊',
  },
  {
    detailFailed: 'The clinic could not be loaded',
    noClinic: 'No clinic chosen',
    noClinicHint: 'Choose one from the clinics nearby.',
    toNearby: 'Clinics nearby',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of what a reader can do next. */
export const NEXT_MESSAGES = defineMessages(
  {
    title: '接下来',
    vaccines: '看相关疫苗，去预约',
    vaccinesNote: '看价格、适合年龄和最近的门诊',
    plan: '看家人该打哪几针',
    planNote: '按出生日期列出该打、逾期和以后要打的',
    clinics: '找附近的接种门诊',
    clinicsNote: '看最近哪天有号',
  },
  {
    title: 'What to do next',
    vaccines: 'See and book these vaccines',
    vaccinesNote: 'Prices, ages and the nearest clinics',
    plan: 'See which doses your family needs',
    planNote: 'Due, overdue and upcoming, by date of birth',
    clinics: 'Find a vaccination clinic nearby',
    clinicsNote: 'See the next available days',
  },
);

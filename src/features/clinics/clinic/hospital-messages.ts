import { defineMessages } from '@/i18n/messages';

/** Texts of the home page of a hospital. */
export const HOSPITAL_MESSAGES = defineMessages(
  {
    failed: '医院主页没有加载出来',
    about: '医院介绍',
    consultations: '给哪些人接种',
    consultation: '{count} 种疫苗',
    vaccines: '疫苗',
    vaccinesMore: '全部 {count} 种',
    book: '看门诊和可约时间',
  },
  {
    failed: 'The hospital page could not be loaded',
    about: 'About',
    consultations: 'Who it vaccinates',
    consultation: 'Vaccines: {count}',
    vaccines: 'Vaccines',
    vaccinesMore: 'All {count}',
    book: 'Times and booking',
  },
);

import { defineMessages } from '@/i18n/messages';

/** Texts of the part of home that needs no data. */
export const HOME_FRAME_MESSAGES = defineMessages(
  {
    searchHint: '搜疫苗、疾病、门诊、文章',
    heroTitle: '给家人约一针疫苗',
    heroCalm: '选疫苗、挑时间，到诊接种',
    book: '预约接种',
    nearby: '附近门诊',
    largeOn: '大字',
    largeOff: '标准字号',
    largeSpoken: '切换大字显示',
    catalogue: '疫苗大全',
    plan: '接种计划',
    orders: '我的预约',
    family: '家庭成员',
    entries: '常用服务',
    someFailed: '有些内容没有加载出来。',
    failed: '首页内容没有加载出来',
  },
  {
    searchHint: 'Vaccine, disease, clinic, article',
    heroTitle: 'Book a vaccination for your family',
    heroCalm: 'Choose a vaccine and a time, then just come',
    book: 'Book now',
    nearby: 'Clinics',
    largeOn: 'Large',
    largeOff: 'Regular',
    largeSpoken: 'Switch large type',
    catalogue: 'Vaccines',
    plan: 'Plan',
    orders: 'Appointments',
    family: 'Family',
    entries: 'Services',
    someFailed: 'Some content could not be loaded.',
    failed: 'The content could not be loaded',
  },
);

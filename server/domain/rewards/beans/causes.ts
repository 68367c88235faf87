import type { BeanCause } from '@contract/beans/bean-rules';
import type { Bilingual } from '../../../kernel/language';

/** What beans can be given to; beans are never bought and never cashed. */
export const CAUSES: Readonly<Record<BeanCause, { title: Bilingual; note: Bilingual }>> = {
  ruralHealth: {
    title: { zh: '乡村健康讲堂', en: 'Health talks in villages' },
    note: {
      zh: '捐得多的项目，下一季优先安排讲座',
      en: 'Causes that are given the most are planned first next season.',
    },
  },
  oldPeople: {
    title: { zh: '老年人预约帮扶', en: 'Helping older people to book' },
    note: {
      zh: '志愿者进社区，教老年人看懂并使用预约',
      en: 'Volunteers show older people how booking works.',
    },
  },
};

import { defineMessages } from '@/i18n/messages';

/** Texts of the doses of a visit on the page of one of them. */
export const VISIT_PART_MESSAGES = defineMessages(
  {
    sumNote: '疫苗和服务费',
    sumNoteCancelled: '疫苗和服务费，不含已取消的',
    note: '出示其中任何一个预约码都可以一起签到。可以一起改约或取消，也可以只选其中几剂。',
    apart: '另外的时间',
  },
  {
    sumNote: 'Vaccines and service',
    sumNoteCancelled: 'Vaccines and service, without what was cancelled',
    note: 'Any of the codes checks everybody in. Change or cancel all together, or only some doses.',
    apart: 'At another time',
  },
);

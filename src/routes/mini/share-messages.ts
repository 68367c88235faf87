import { defineMessages } from '@/i18n/messages';

/** Texts of share cards sent by the platform's menu. */
export const SHARE_MESSAGES = defineMessages(
  { page: '{title} · {product}', home: '{product}：看附近门诊有没有号，在线预约疫苗' },
  {
    page: '{title} · {product}',
    home: '{product}: find a clinic near you and book vaccinations',
  },
);

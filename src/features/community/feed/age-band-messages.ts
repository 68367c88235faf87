import { defineMessages } from '@/i18n/messages';

/** Ages that a question can be about, by their codes. */
export const AGE_BAND_MESSAGES = defineMessages(
  {
    '0-5m': '0–5 个月',
    '6-11m': '6–11 个月',
    '1-2y': '1–2 岁',
    '3-5y': '3–5 岁',
    '6-13y': '6–13 岁',
    '14-17y': '14–17 岁',
    adult: '成人',
    senior: '老人',
  },
  {
    '0-5m': '0–5 months',
    '6-11m': '6–11 months',
    '1-2y': '1–2 years',
    '3-5y': '3–5 years',
    '6-13y': '6–13 years',
    '14-17y': '14–17 years',
    adult: 'Adult',
    senior: 'Older adult',
  },
);

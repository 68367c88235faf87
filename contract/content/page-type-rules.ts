/** Kinds of page that messages, banners and recommendations link to (specification §9, with its spelling). */
export const PAGE_TYPE = {
  VACCINE_LIST: 0,
  VACCINE_BAIKE: 1,
  FAMILY_HEALTH: 2,
  HEALTH_FACT: 3,
  KNOWLEDGE: 4,
  VACCINE_ZONE: 5,
  VACCINE_PRODUCT_LIST: 6,
  VACCINE_PRODUCT_DETAIL: 7,
  HOSPITAL_PAGE_HONE: 8,
  CANCEL_ORDER_DETAIL: 9,
  POST_DETAIL: 10,
  LOTTERY_ACTIVITY: 11,
  USER_WANT_DO: 12,
  HEALTH_BEAN_TASK_CENTER: 13,
} as const;
export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

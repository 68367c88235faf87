/** Codes of every answer: the specification's own (§8) and, from 4000 and 20000 on, the reference provider's. */
export const CODE = {
  SUCCESS: '0000',
  LOGIN_INVALID: '1001',
  MOBILE_INVALID: '1002',
  OVER_AGE: '14601',
  TIME_QUERY: '-201',
  SERIAL_NUMBER_USER: '2931',
  NO_TOAST: '10000',

  PARAMETERS: '4000',
  NOT_FOUND: '4004',
  CODE_WRONG: '4011',
  PASSWORD_WRONG: '4012',
  TOO_MANY: '4029',
  SERVER: '5000',
  /** The provider cannot be reached behind its door for a moment; nothing was done that was not confirmed. */
  BUSY: '5003',

  SLOT_FULL: '20001',
  DUPLICATE_ORDER: '20002',
  SLOT_CLOSED: '20003',
  INTERVAL: '20004',
  TOO_YOUNG: '20005',
  NOT_RELEASED: '20006',
  ORDER_STATE: '20007',
  SEX_LIMIT: '20008',
  CLINIC_OFFLINE: '20009',
  NO_CHANGES_LEFT: '20010',
  GUARDIAN_MISSING: '20011',
  LINKMAN_HAS_ORDERS: '20012',
  CARD_INVALID: '20013',
  LINKMAN_EXISTS: '20014',
  LINKMAN_LIMIT: '20015',
  DISCLOSURE_MISSING: '20016',
  ARRIVAL_CODE: '20050',
  WANT_LIMIT: '20051',
  MOBILE_TAKEN: '20031',
  ACCOUNT_HAS_ORDERS: '20032',
  HOLD_ALLOWANCE: '20017',
  NOT_ONE_VISIT: '20018',
  NOT_REPLACEABLE: '20019',
  DESK_LOGIN: '20041',
  CAPACITY_TOO_LOW: '20042',
  WAITING_ALREADY: '20043',
  WAITING_LIMIT: '20044',
  PLACES_FREE: '20045',
  CLOSING_CHANGED: '20046',
  TICKET_NEEDED: '20060',
  TICKET_NOT_YET: '20061',
  TICKET_OTHERS: '20062',
  LINE_NOT_OPEN: '20064',
  LINE_OVER: '20065',
} as const;

export type Code = (typeof CODE)[keyof typeof CODE];

/**
 * Codes of the community's calls (specification §8). 1001 and 2931 mean what they mean elsewhere; 1002 is another one:
 * a user who is not found, not a mobile that is invalid.
 */
export const COMMUNITY_CODE = {
  SUCCESS: '0000',
  FAIL: '9900',
  STATUS_ERROR: '9991',
  PARAM_ERROR: '9999',
  INVALID_LOGIN_SESSION: '1001',
  USER_NOT_FOUND: '1002',
  POST_NOT_FOUND: '1003',
  COMMENT_NOT_FOUND: '1004',
  REPLY_NOT_FOUND: '1005',
  TOPIC_NOT_FOUND: '1006',
  CIRCLE_NOT_FOUND: '1007',
  FOLLOW_TOPIC_LIMIT: 'TFL40004',
  FOLLOW_USER_LIMIT: 'FL40005',
  USER_SERIAL_NUMBER: '2931',
} as const;

export type CommunityCode = (typeof COMMUNITY_CODE)[keyof typeof COMMUNITY_CODE];

/**
 * Codes above this number reject with the body and show no toast: the page explains them in place
 * (specification §8 "codes above the configured no-toast threshold").
 */
export const NO_TOAST_ABOVE = 10000;

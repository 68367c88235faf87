/**
 * Codes of the community's calls (specification §8). 1001 and 2931 mean the same as elsewhere; 1002 differs: the user
 * is not found, not an invalid mobile.
 */

export const SUCCESS = '0000';
export const FAIL = '9900';
export const STATUS_ERROR = '9991';
export const PARAM_ERROR = '9999';
export const INVALID_LOGIN_SESSION = '1001';
export const USER_NOT_FOUND = '1002';
export const POST_NOT_FOUND = '1003';
export const COMMENT_NOT_FOUND = '1004';
export const REPLY_NOT_FOUND = '1005';
export const TOPIC_NOT_FOUND = '1006';
export const CIRCLE_NOT_FOUND = '1007';
export const FOLLOW_TOPIC_LIMIT = 'TFL40004';
export const FOLLOW_USER_LIMIT = 'FL40005';
export const USER_SERIAL_NUMBER = '2931';

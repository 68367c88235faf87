/**
 * Codes of every answer: the specification's own (§8) and, from 4000 and 20000 on, the reference provider's. Each is a
 * separate export, so that a client bundles only those that it uses.
 */

export const SUCCESS = '0000';
export const LOGIN_INVALID = '1001';
export const MOBILE_INVALID = '1002';
export const OVER_AGE = '14601';
export const TIME_QUERY = '-201';
export const SERIAL_NUMBER_USER = '2931';
export const NO_TOAST = '10000';

export const PARAMETERS = '4000';
export const NOT_FOUND = '4004';
export const CODE_WRONG = '4011';
export const PASSWORD_WRONG = '4012';
export const TOO_MANY = '4029';
export const SERVER = '5000';
/** The database or a platform is unreachable for a short time; what was not confirmed was not done. */
export const BUSY = '5003';

export const SLOT_FULL = '20001';
export const DUPLICATE_ORDER = '20002';
export const SLOT_CLOSED = '20003';
export const INTERVAL = '20004';
export const TOO_YOUNG = '20005';
export const NOT_RELEASED = '20006';
export const ORDER_STATE = '20007';
export const SEX_LIMIT = '20008';
export const CLINIC_OFFLINE = '20009';
export const NO_CHANGES_LEFT = '20010';
export const GUARDIAN_MISSING = '20011';
export const LINKMAN_HAS_ORDERS = '20012';
export const CARD_INVALID = '20013';
export const LINKMAN_EXISTS = '20014';
export const LINKMAN_LIMIT = '20015';
export const DISCLOSURE_MISSING = '20016';
export const ARRIVAL_CODE = '20050';
export const ALERT_LIMIT = '20051';
export const MOBILE_TAKEN = '20031';
export const ACCOUNT_HAS_ORDERS = '20032';
/** The number may be somebody else's by now: asked for what only the account's owner knows. */
export const OWNER_UNPROVEN = '20033';
export const OWNER_FACT_WRONG = '20034';
/** Codes are in great demand: the device does some work first, which the answer names (`CodeWork`). */
export const WORK_NEEDED = '20035';
export const HOLD_ALLOWANCE = '20017';
export const NOT_ONE_VISIT = '20018';
export const NOT_REPLACEABLE = '20019';
/** What was answered in the health profile is against it: the clinic decides. */
export const HEALTH_PROFILE = '20020';
export const DESK_LOGIN = '20041';
export const CAPACITY_TOO_LOW = '20042';
export const ALREADY_WAITLISTED = '20043';
export const WAITLIST_LIMIT = '20044';
export const SLOTS_AVAILABLE = '20045';
export const CLOSING_CHANGED = '20046';
/** The dose would not count; asked again without the question, it is recorded. */
export const DOSE_UNCOUNTED = '20047';
/** The clinic's stock has no dose of the lot; asked again without the question, it is recorded. */
export const LOT_UNSTOCKED = '20048';
/** The lot must not be given; one that was given already is recorded with a reason. */
export const LOT_REFUSED = '20049';
export const TICKET_NEEDED = '20060';
export const TICKET_NOT_YET = '20061';
export const TICKET_OTHERS = '20062';
export const QUEUE_NOT_OPEN = '20064';
export const QUEUE_CLOSED = '20065';
export const BEAN_TASK_NOT_DONE = '20070';
export const BEANS_SHORT = '20071';
export const BEAN_PERSON_MISSING = '20072';
export const BEAN_PERSON_COLLECTED = '20073';
export const KEY_REUSED = '20074';
export const DONATION_FINAL = '20075';
export const MEMBER_TOO_LONG = '20076';
export const MEMBER_CODE = '20077';
export const MEMBERS_ONLY = '20078';
export const MEMBER_PURCHASE_OVER = '20079';
export const LOTTERY_NOT_OPEN = '20090';
export const LOTTERY_FREE_HAD = '20091';
export const LOTTERY_BEAN_LIMIT = '20092';
export const LOTTERY_PERSON_MISSING = '20093';
export const LOTTERY_CLAIM_OVER = '20094';
/** Beans, memberships and lotteries are for those of 18 years and more. */
export const ADULTS_ONLY = '20095';
export const QUESTIONNAIRE_CLOSED = '20100';
export const QUESTIONNAIRE_ANSWERED = '20101';
export const QUESTIONNAIRE_INCOMPLETE = '20102';
export const CHAT_CLOSED = '20120';
export const CHAT_TAKEN = '20121';
export const CHAT_RATING = '20122';
export const EXPORT_TOO_SOON = '20130';
/** The download needs a sign-in that is minutes old. */
export const EXPORT_SIGN_IN = '20131';
export const EXPORT_STATE = '20132';
export const EXPORT_UNAVAILABLE = '20133';
/** The login has a second factor: its code is missing. */
export const STAFF_CODE = '20134';
/** The login needs a second factor and has none yet. */
export const STAFF_FACTOR = '20135';
/** The login's password is its first one, which opens only the way to their own. */
export const STAFF_PASSWORD = '20136';

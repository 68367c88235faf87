/**
 * Reaction to an error code. `repeat`: the same call with the same parameters, after a pause; `refused`: it stays
 * refused; `operator`: a wrong setting of the merchant, so that nothing is known about the payment.
 */
export type PayReaction = 'repeat' | 'refused' | 'operator';

interface PublishedCode {
  readonly reaction: PayReaction;
  /** What the log says to the operator. */
  readonly meaning: string;
}

const refused = (meaning: string): PublishedCode => ({ reaction: 'refused', meaning });
const repeat = (meaning: string): PublishedCode => ({ reaction: 'repeat', meaning });
const operator = (meaning: string): PublishedCode => ({ reaction: 'operator', meaning });

/** Error codes of APIv3 that the calls made here answer. */
export const PAY_CODES: Readonly<Record<string, PublishedCode>> = {
  PARAM_ERROR: refused('a parameter is wrong'),
  INVALID_REQUEST: refused('the request does not fit the state, or its number’s earlier values'),
  ORDER_CLOSED: refused('the order is closed'),
  ORDER_NOT_EXIST: refused('the order is unknown'),
  OUT_TRADE_NO_USED: refused('the order number is used with other values'),
  OPENID_MISMATCH: refused('the payer belongs to another app id'),
  TRADE_ERROR: refused('the trade failed'),
  ACCOUNT_ERROR: refused('the payer’s account cannot pay'),
  RULE_LIMIT: refused('a rule of the platform forbids it'),
  RESOURCE_NOT_EXISTS: refused('the order or the refund is unknown'),
  NOT_ENOUGH: refused('the merchant’s balance does not cover the refund'),
  USER_ACCOUNT_ABNORMAL: refused('the payer’s account is closed'),
  NO_STATEMENT_EXIST: refused('there is no bill of this day'),
  STATEMENT_CREATING: refused('the bill is not ready yet'),
  FREQUENCY_LIMITED: repeat('too many calls'),
  RATELIMIT_EXCEEDED: repeat('too many calls'),
  SYSTEM_ERROR: repeat('the platform is busy'),
  BANK_ERROR: repeat('the bank is busy'),
  SIGN_ERROR: operator('our signature is refused: check key, certificate and clock'),
  NO_AUTH: operator('the merchant has no right to this call'),
  APPID_MCHID_NOT_MATCH: operator('the app id is not bound to the merchant'),
  MCH_NOT_EXISTS: operator('the merchant is unknown'),
  APPID_NOT_EXIST: operator('the app id is unknown'),
};

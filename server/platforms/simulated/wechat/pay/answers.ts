/** An answer before it is signed. */
export interface PayAnswer {
  readonly status: number;
  readonly body: string;
  /** A file's bytes instead of JSON; never signed. */
  readonly file?: Buffer;
}

export const answered = (value: object): PayAnswer => ({
  status: 200,
  body: JSON.stringify(value),
});

/** 204: taken, which says nothing about the outcome. */
export const NOTHING: PayAnswer = { status: 204, body: '' };

const STATUS: Readonly<Record<string, number>> = {
  PARAM_ERROR: 400,
  INVALID_REQUEST: 400,
  ORDER_CLOSED: 400,
  OPENID_MISMATCH: 400,
  APPID_MCHID_NOT_MATCH: 400,
  MCH_NOT_EXISTS: 400,
  NO_STATEMENT_EXIST: 400,
  SIGN_ERROR: 401,
  NO_AUTH: 403,
  OUT_TRADE_NO_USED: 403,
  RULE_LIMIT: 403,
  NOT_ENOUGH: 403,
  USER_ACCOUNT_ABNORMAL: 403,
  ORDER_NOT_EXIST: 404,
  RESOURCE_NOT_EXISTS: 404,
  FREQUENCY_LIMITED: 429,
  SYSTEM_ERROR: 500,
  BANK_ERROR: 500,
};

/** A refusal with the status of its code. */
export const refused = (code: string, message: string): PayAnswer => ({
  status: STATUS[code] ?? 400,
  body: JSON.stringify({ code, message }),
});

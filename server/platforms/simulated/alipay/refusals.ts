/** A refusal of the gateway: code, message and sub-code. */
export interface Refusal {
  readonly code: string;
  readonly msg: string;
  readonly sub_code: string;
  readonly sub_msg: string;
}

const refusal =
  (code: string, msg: string) =>
  (subCode: string): Refusal => ({ code, msg, sub_code: subCode, sub_msg: subCode });

/** The gateway's own refusals (opendocs.alipay.com/common/02km9f). */
export const missing = refusal('40001', 'Missing Required Arguments');
export const invalid = refusal('40002', 'Invalid Arguments');
export const refused = refusal('40004', 'Business Failed');
export const unauthorised = refusal('40006', 'Insufficient Permissions');
export const UNKNOWN = refusal('20000', 'Service Currently Unavailable')('isp.unknow-error');
/** The call was carried out, or was not. */
export const SYSTEM_ERROR = refused('ACQ.SYSTEM_ERROR');
export const TOO_MANY = refusal('40005', 'Call Limited')('isv.call-limited');

export const isRefusal = (answer: object): answer is Refusal => 'sub_code' in answer;

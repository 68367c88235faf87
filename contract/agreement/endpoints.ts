import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, instant, text } from '../fields';

const agreed = {
  deviceId: v.pipe(v.string(), v.regex(/^[0-9a-f-]{32,36}$/)),
  authProtocolTime: instant,
  authSignList: v.pipe(v.array(text(1, 60)), v.minLength(1), v.maxLength(10)),
};

/** What was agreed to, when (ms) and on which device; recorded with the call that carries it. */
export const agreedTexts = v.object(agreed);
export type AgreedTexts = v.InferOutput<typeof agreedTexts>;
export type AgreedTextsInput = v.InferInput<typeof agreedTexts>;

/** Agreement report (specification §3): what was agreed to, where in the product, when (ms) and on which device. */
export const agreementReport = v.object({
  ...agreed,
  positionCode: v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/)),
});
export type AgreementReport = v.InferOutput<typeof agreementReport>;

/** What a sign-in carries of it, recorded with the sign-in; `statistics`: the choice to allow usage statistics. */
export const loginAgreement = v.object({ ...agreed, statistics: v.optional(v.boolean(), false) });
export type LoginAgreement = v.InferOutput<typeof loginAgreement>;
export type LoginAgreementInput = v.InferInput<typeof loginAgreement>;

const record = endpoint({
  access: 'user',
  withoutMobile: true,
  input: agreementReport,
  data: done,
});

export const agreementEndpoints = {
  'POST /base/authProtocol/authProtocolLogUserRecord.do': record,
  /** The same, from partner apps. */
  'POST /mgj/authProtocol/authProtocolLogUserRecord.do': record,
};

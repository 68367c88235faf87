import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, instant, text } from '../fields';
import type { AgreedDocument } from './text-rules';

const agreed = {
  deviceId: v.pipe(v.string(), v.regex(/^[0-9a-f-]{32,36}$/)),
  authProtocolTime: instant,
  authSignList: v.pipe(v.array(text(1, 60)), v.minLength(1), v.maxLength(10)),
};

/** What was agreed to, when (ms) and on which device; recorded with the call that carries it. */
export const agreedTexts = v.object(agreed);
export type AgreedTexts = v.InferOutput<typeof agreedTexts>;
export type AgreedTextsInput = v.InferInput<typeof agreedTexts>;

/** Data of a refusal: which text is to be read and agreed to, in which version. */
export interface NewText {
  readonly document: AgreedDocument;
  readonly version: string;
}

/** Agreement report (specification §3): what was agreed to, where in the product, when (ms) and on which device. */
export const agreementReport = v.object({
  ...agreed,
  positionCode: v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/)),
});
export type AgreementReport = v.InferOutput<typeof agreementReport>;

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

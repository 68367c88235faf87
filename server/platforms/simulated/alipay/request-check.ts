import { leafIn, rootSerialOf, serialOf } from '../../alipay/certificates';
import { CALLS, isMethod, PUBLIC_FIELDS } from '../../alipay/calls';
import type { AlipayCall, AlipayMethod } from '../../alipay/calls';
import { instantOf } from '../../alipay/china-time';
import { publicKeyOf } from '../../rsa-keys';
import { contentOf, isGenuine } from '../../alipay/signature';
import { violations } from '../../published-fields';
import { invalid, missing } from './refusals';
import type { Refusal } from './refusals';
import type { FakeState, KnownApp } from './state';

export type Form = Readonly<Record<string, string>>;
export type Parameters = Readonly<Record<string, unknown>>;

/** A call with valid public parameters. */
export interface CheckedCall {
  readonly app: KnownApp;
  readonly method: AlipayMethod;
  readonly parameters: Parameters;
  readonly broken: readonly string[];
  readonly notifyUrl: string | null;
  readonly returnUrl: string | null;
  /** The address at which this Alipay was reached. */
  readonly origin: string;
}

/** ms by which a request's time may differ; the real gateway's tolerance is not documented. */
const TOLERANCE = 15 * 60_000;

const MISSING: Readonly<Record<string, string>> = {
  method: 'isv.missing-method',
  sign: 'isv.missing-signature',
  sign_type: 'isv.missing-signature-type',
  app_id: 'isv.missing-app-id',
  timestamp: 'isv.missing-timestamp',
  version: 'isv.missing-version',
};

const signedBy = ({ publicKey }: KnownApp, isCertificate: boolean) =>
  isCertificate ? leafIn(publicKey).publicKey : publicKeyOf(publicKey);

function refusedSigning(state: FakeState, app: KnownApp, form: Form): Refusal | null {
  const { certificate } = state.options.signs;
  if (certificate) {
    if (!form.app_cert_sn) return missing('isv.missing-app-cert-sn');
    if (form.app_cert_sn !== serialOf(leafIn(app.publicKey)))
      return invalid('isv.invalid-app-cert-sn');
    if (form.alipay_root_cert_sn !== rootSerialOf(certificate.root))
      return invalid('isv.invalid-alipay-root-cert-sn');
  }
  const key = signedBy(app, certificate !== null);
  return isGenuine(contentOf(form), form.sign ?? '', key) ? null : invalid('isv.invalid-signature');
}

/** Refusal of the public parameters, before the call itself is checked. */
function refusedPublicly(state: FakeState, form: Form): Refusal | null {
  const lacking = Object.keys(MISSING).find((name) => !form[name]);
  if (lacking !== undefined) return missing(MISSING[lacking] ?? '');
  if (!isMethod(form.method ?? '')) return invalid('isv.invalid-method');
  if (form.sign_type !== 'RSA2') return invalid('isv.invalid-signature-type');
  if (form.charset !== 'utf-8') return invalid('isv.invalid-charset');
  if (form.format && form.format !== 'JSON') return invalid('isv.invalid-format');
  const app = state.options.apps.find(({ appId }) => appId === form.app_id);
  if (!app) return invalid('isv.invalid-app-id');
  const asked = instantOf(form.timestamp ?? '');
  if (asked === null || Math.abs(asked - state.options.now()) > TOLERANCE)
    return invalid('isv.invalid-timestamp');
  return refusedSigning(state, app, form);
}

function contentIn(text: string | undefined): Parameters | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Parameters) : null;
  } catch {
    return null;
  }
}

/** Checks a call's parameters against the published ones. */
function checkedCall(
  app: KnownApp,
  method: AlipayMethod,
  form: Form,
  origin: string,
): CheckedCall | Refusal {
  const { parametersIn, fields }: AlipayCall = CALLS[method];
  const own = Object.keys(form).filter((name) => !(name in PUBLIC_FIELDS));
  const parameters =
    parametersIn === 'top'
      ? Object.fromEntries(own.map((name) => [name, form[name]]))
      : contentIn(form.biz_content);
  if (parameters === null) return invalid('isv.invalid-parameter');
  const publicOnes = Object.fromEntries(
    Object.entries(form).filter(([name]) => name in PUBLIC_FIELDS),
  );
  const stray = parametersIn === 'top' ? [] : own.map((name) => `${name} is not published`);
  const broken = [
    ...violations(PUBLIC_FIELDS, publicOnes),
    ...violations(fields, parameters),
    ...stray,
  ];
  const addresses = { notifyUrl: form.notify_url ?? null, returnUrl: form.return_url ?? null };
  return { app, method, parameters, broken, ...addresses, origin };
}

/** Checks a request as the gateway does. */
export function checkRequest(state: FakeState, form: Form, origin: string): CheckedCall | Refusal {
  const refusal = refusedPublicly(state, form);
  if (refusal) return refusal;
  const app = state.options.apps.find(({ appId }) => appId === form.app_id) as KnownApp;
  return checkedCall(app, form.method as AlipayMethod, form, origin);
}

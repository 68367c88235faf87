import { pause } from '../../../kernel/retry';
import { leafIn, serialOf } from '../../alipay/certificates';
import { CALLS, isMethod } from '../../alipay/calls';
import type { AlipayCall } from '../../alipay/calls';
import { privateKeyOf } from '../../rsa-keys';
import { signText } from '../../alipay/signature';
import { authorizeAnswer, authorizePage } from './authorize-page';
import type { Answer } from './answers';
import { HANDLERS, showCode } from './handlers';
import { downloadBill } from './pay/bill-calls';
import { cashierAnswer, cashierPage } from './pay/cashier-page';
import { PAY_CONTROL, payControl } from './pay/pay-control';
import {
  invalid,
  isRefusal,
  missing,
  SYSTEM_ERROR,
  TOO_MANY,
  unauthorised,
  UNKNOWN,
} from './refusals';
import { escapeHtml, page } from './page';
import { checkRequest } from './request-check';
import type { Form } from './request-check';
import { createState } from './state';
import type { FakeOptions, FakeState, Trouble } from './state';

/** A simulated Alipay in this process. */
export interface FakeAlipay {
  readonly state: FakeState;
  /** Answers a request as Alipay would; replaces `fetch`. */
  readonly fetch: typeof fetch;
}

/** Origin of the Alipay in this process; nothing is asked over a network. */
const SIMULATED_ORIGIN = 'http://simulated';
/** Most recorded calls. */
const MOST_CALLS = 10_000;
/** ms of a slow answer: longer than any timeout. */
const SLOW = 8_000;

/** Refusals that the real gateway does not sign, as the application is unknown or unproven. */
const UNSIGNED = [
  'isv.invalid-app-id',
  'isv.missing-app-id',
  'isv.invalid-signature',
  'isv.invalid-app-cert-sn',
];

function answerTo(
  state: FakeState,
  form: Form,
  origin: string,
  trouble: Trouble | undefined,
): Answer {
  const call = checkRequest(state, form, origin);
  const method = form.method ?? '';
  const note = (answer: Answer, violations: readonly string[] = [], parameters = {}): Answer => {
    const [code, subCode] = isRefusal(answer) ? [answer.code, answer.sub_code] : ['10000', ''];
    if (state.calls.length >= MOST_CALLS) state.calls.shift();
    state.calls.push({ method, code, subCode, violations, parameters });
    return answer;
  };
  if ('sub_code' in call) return note(call);
  const { broken, parameters } = call;
  const [first] = broken;
  if (first?.endsWith('is missing'))
    return note(missing('isv.missing-parameter'), broken, parameters);
  if (first !== undefined) return note(invalid('isv.invalid-parameter'), broken, parameters);
  if (trouble === 'too many') return note(TOO_MANY, broken, parameters);
  const handler = HANDLERS[call.method];
  if (!handler) return note(unauthorised('isv.insufficient-isv-permissions'), broken, parameters);
  if (trouble === 'unknown') return note(UNKNOWN, broken, parameters);
  const answer = handler(state, call);
  return note(trouble === 'system error' ? SYSTEM_ERROR : answer, broken, parameters);
}

/** The body of an answer, which contains the signed text byte for byte. */
function bodyOf(
  state: FakeState,
  form: Form,
  answer: Answer,
  trouble: Trouble | undefined,
): string {
  const { signs } = state.options;
  const method = form.method ?? '';
  const isUnsigned =
    trouble === 'unsigned' ||
    (isRefusal(answer) && UNSIGNED.includes(answer.sub_code)) ||
    (isMethod(method) && (CALLS[method] as AlipayCall).unsigned);
  const name =
    isRefusal(answer) && method === 'alipay.system.oauth.token'
      ? 'error_response'
      : `${method.replaceAll('.', '_')}_response`;
  // Blanks, an escaped slash and non-ASCII text test that the exact text is verified.
  const text = JSON.stringify(answer).replaceAll('/', '\\/').replace(/^\{/, '{ ');
  const sent = trouble === 'changed' ? text.replace('{ ', '{') : text;
  if (isUnsigned) return `{"${name}":${sent}}`;
  const signature = signText(
    trouble === 'forged' ? `${text} ` : text,
    privateKeyOf(signs.privateKey()),
  );
  const certificate = signs.certificate
    ? `"alipay_cert_sn":"${serialOf(leafIn(signs.certificate.pem()))}",`
    : '';
  return `{"${name}":${sent},${certificate}"sign":"${signature}"}`;
}

async function formOf(request: Request, url: URL): Promise<Form> {
  return {
    ...Object.fromEntries(url.searchParams),
    ...Object.fromEntries(new URLSearchParams(await request.text())),
  };
}

async function answerCall(state: FakeState, request: Request, url: URL): Promise<Response> {
  const form = await formOf(request, url);
  const trouble = state.methodTroubles.get(form.method ?? '')?.shift() ?? state.troubles.shift();
  const answer = answerTo(state, form, url.origin, trouble);
  if (trouble === 'lost')
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
  if (trouble === 'slow') await pause(SLOW);
  return new Response(bodyOf(state, form, answer, trouble), {
    headers: { 'content-type': 'text/html;charset=utf-8' },
  });
}

/** A page that a browser opens with a signed URL. */
function openPage(state: FakeState, url: URL): Response {
  const call = checkRequest(state, Object.fromEntries(url.searchParams), url.origin);
  const reason = 'sub_code' in call ? call.sub_code : call.broken.join(', ');
  state.calls.push({
    method: url.searchParams.get('method') ?? '',
    code: reason === '' ? '10000' : '40002',
    subCode: 'sub_code' in call ? call.sub_code : '',
    violations: 'sub_code' in call ? [] : call.broken,
    parameters: 'sub_code' in call ? {} : call.parameters,
  });
  if (reason !== '' || 'sub_code' in call)
    return page({ zh: '无法支付', en: 'Cannot pay' }, `<p>${escapeHtml(reason)}</p>`, 400);
  return cashierPage(state, call);
}

/** What else than calls this Alipay answers, by the end of the path. */
const PAGES: readonly [
  end: string,
  answer: (state: FakeState, url: URL, request: Request) => Response | Promise<Response>,
][] = [
  ['/oauth2/publicAppAuthorize.htm', (state, url) => authorizePage(state, url.searchParams)],
  ['/oauth2/answer', (state, url) => authorizeAnswer(state, url.searchParams)],
  ['/show.htm', (_, url) => showCode(url.searchParams)],
  ['/downloadBillFile.resource', (state, url) => downloadBill(state, url.searchParams)],
  [
    '/cashier/answer',
    async (state, _, request) => cashierAnswer(state, new URLSearchParams(await request.text())),
  ],
  [PAY_CONTROL, async (state, _, request) => payControl(state, await request.text())],
];

/** Creates an Alipay that checks calls by the published rules and answers with the platform's codes. */
export function createFakeAlipay(options: FakeOptions): FakeAlipay {
  const state = createState(options);
  return {
    state,
    async fetch(input, init) {
      // The simulated one is known to browsers by a path of the provider's.
      const target = typeof input === 'string' ? new URL(input, SIMULATED_ORIGIN) : input;
      const request = new Request(target, init);
      const url = new URL(request.url);
      const page = PAGES.find(([end]) => url.pathname.endsWith(end));
      if (page) return page[1](state, url, request);
      if (request.method === 'GET') return openPage(state, url);
      return answerCall(state, request, url);
    },
  };
}

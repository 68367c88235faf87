import { pause } from '../../../../kernel/retry';
import { violations } from '../../../published-fields';
import { PAY_CALLS } from '../../../wechat/pay/calls';
import type { WeChatPayCall, WeChatPayCallName } from '../../../wechat/pay/calls';
import { refused } from './answers';
import type { PayAnswer } from './answers';
import type { AskedPay } from './asked';
import { merchantOf } from './authorization';
import type { Disruption } from './disruptions';
import { PAY_HANDLERS } from './handlers';
import type { PlatformSigner } from './options';
import { pay } from './payer';
import { endDueRefunds } from './refunds';
import { routed } from './routing';
import { signedAnswer } from './signed-answer';
import type { FakePayState } from './state';

/** Most recorded calls. */
const MOST_CALLS = 10_000;

function jsonIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

/** What the headers of a call have to be, besides the signature. */
function headerViolations(headers: Headers, isPost: boolean): readonly string[] {
  const accept = headers.get('accept') ?? '';
  return [
    ...(accept.includes('application/json') || accept.includes('*/*') ? [] : ['Accept is missing']),
    ...(headers.get('user-agent') ? [] : ['User-Agent is missing']),
    ...(isPost && !headers.get('content-type')?.startsWith('application/json')
      ? ['Content-Type is no JSON']
      : []),
  ];
}

const network = (): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });

/** @param broken violations of the published fields */
function answer(name: WeChatPayCallName, asked: AskedPay, broken: readonly string[]): PayAnswer {
  const { state, merchant } = asked;
  const call: WeChatPayCall = PAY_CALLS[name];
  const second = Math.floor(state.options.now() / 1000);
  const quota = `${name} ${merchant.mchid} ${second}`;
  if (call.perSecond !== null && !state.quota.take(quota, call.perSecond))
    return refused('FREQUENCY_LIMITED', '频率限制');
  const [first] = broken;
  if (first !== undefined) return refused('PARAM_ERROR', first);
  endDueRefunds(state);
  return PAY_HANDLERS[name](asked);
}

function record(
  state: FakePayState,
  name: WeChatPayCallName,
  { status, body: text }: PayAnswer,
  broken: readonly string[],
  body: Readonly<Record<string, unknown>>,
): void {
  const code = status < 300 ? null : ((jsonIn(text)?.code as string | undefined) ?? '');
  if (state.calls.length >= MOST_CALLS) state.calls.shift();
  state.calls.push({ call: name, status, code, violations: broken, body });
}

/** An answer's key: the one that the request asks for, else the first. */
function signerFor(state: FakePayState, request: Request): PlatformSigner {
  const asked = request.headers.get('wechatpay-serial');
  const [first] = state.options.signers;
  const signer = state.options.signers.find(({ serial }) => serial === asked) ?? first;
  if (!signer) throw new Error('The platform has no key.');
  return signer;
}

/** What a disruption does after the call took effect and before its answer is out. */
async function disrupt(
  state: FakePayState,
  disruption: Disruption | null,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (disruption?.kind === 'late') await pause(disruption.ms);
  if (disruption?.kind === 'held') {
    disruption.reached();
    await disruption.release;
  }
  if (disruption?.kind !== 'paid first') return;
  const order = state.orders.get(String(body.mchid), String(body.out_trade_no));
  if (order) pay(state, order);
  await state.callbacks.deliverDue();
}

/** Answers a call of the API as WeChat Pay would. @throws TypeError where nothing arrives or no answer is heard */
export async function answerCall(
  state: FakePayState,
  request: Request,
  url: URL,
): Promise<Response> {
  const now = state.options.now();
  const signer = signerFor(state, request);
  const found = routed(request.method, url.pathname);
  const text = request.method === 'POST' ? await request.text() : '';
  const header = request.headers.get('authorization') ?? '';
  const target = `${url.pathname}${url.search}`;
  const signed = { method: request.method, target, body: text };
  const merchant = merchantOf(state.options.merchants, state.nonces, header, signed, now);
  const own = 'keys' in merchant ? ([...merchant.keys.keys()][0] ?? '') : '';
  if (!found) return signedAnswer({ status: 404, body: '{}' }, signer, now, null, own);
  const { name, route } = found;
  if (!('keys' in merchant)) {
    record(state, name, merchant, [], {});
    return signedAnswer(merchant, signer, now, null, own);
  }
  const disruption = state.disruptions.take(name);
  if (disruption?.kind === 'dropped') throw network();
  if (disruption?.kind === 'code')
    return signedAnswer(refused(disruption.code, 'injected'), signer, now, null, own);
  if (disruption?.kind === 'status') return new Response('busy', { status: disruption.status });
  const call: WeChatPayCall = PAY_CALLS[name];
  const query = Object.fromEntries(url.searchParams);
  const body = call.body === null ? {} : jsonIn(text);
  const broken = [
    ...headerViolations(request.headers, call.method === 'POST'),
    ...violations(call.route, route),
    ...violations(call.query, query),
    ...(call.body === null ? [] : violations(call.body, body)),
  ];
  const result = answer(name, { state, merchant, route, query, body: body ?? {} }, broken);
  record(state, name, result, broken, body ?? {});
  await disrupt(state, disruption, body ?? {});
  if (disruption?.kind === 'lost') throw network();
  return signedAnswer(result, signer, state.options.now(), disruption, own);
}

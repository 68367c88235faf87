import { violations } from '../../../published-fields';
import { PAY_CALLS } from '../../../wechat/pay/calls';
import type { WeChatPayCall, WeChatPayCallName } from '../../../wechat/pay/calls';
import { refused } from './answers';
import type { PayAnswer } from './answers';
import { merchantOf } from './authorization';
import { createCallbacks } from './callbacks';
import { createDisruptions } from './disruptions';
import type { Disruption } from './disruptions';
import { PAY_HANDLERS } from './handlers';
import { h5Answer, h5Page } from './h5-page';
import type { KnownMerchant, PayDoubleOptions, PlatformSigner } from './options';
import { payRoute } from './pay-route';
import { pay } from './payer';
import { createOrderRecords } from './records';
import type { OrderRecords } from './records';
import { endDueRefunds } from './refunds';
import { signedAnswer } from './signed-answer';
import { createPayState } from './state';
import type { PayDoubleState } from './state';

/** A simulated WeChat Pay in this process. */
export interface WeChatPayDouble {
  readonly state: PayDoubleState;
  /** Answers a request as WeChat Pay would; replaces `fetch`. Rejects where an answer is lost. */
  readonly fetch: typeof fetch;
  /** Ends refunds and delivers callbacks that are due. @returns the callbacks' statuses */
  tick(): Promise<readonly number[]>;
}

type Values = Readonly<Record<string, string>>;

/** Most recorded calls. */
const MOST_CALLS = 10_000;
const NAMES = Object.keys(PAY_CALLS) as WeChatPayCallName[];

interface Routed {
  readonly name: WeChatPayCallName;
  readonly route: Values;
}

function routed(method: string, path: string): Routed | null {
  for (const name of NAMES) {
    const call: WeChatPayCall = PAY_CALLS[name];
    const shape = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = call.method === method ? shape.exec(path) : null;
    if (!found) continue;
    const route = Object.entries(found.groups ?? {});
    return {
      name,
      route: Object.fromEntries(route.map(([key, value]) => [key, decodeURIComponent(value)])),
    };
  }
  return null;
}

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

/** Creates a WeChat Pay that checks calls by the published rules and answers with the platform's codes. */
export function createWeChatPayDouble(
  options: PayDoubleOptions,
  orders: OrderRecords = createOrderRecords(),
): WeChatPayDouble {
  const state = createPayState(options, orders, createCallbacks(options), createDisruptions());

  function answer(
    { name, route }: Routed,
    merchant: KnownMerchant,
    query: Values,
    body: Readonly<Record<string, unknown>>,
    broken: readonly string[],
  ): PayAnswer {
    const call: WeChatPayCall = PAY_CALLS[name];
    const second = Math.floor(options.now() / 1000);
    const quota = `${name} ${merchant.mchid} ${second}`;
    if (call.perSecond !== null && !state.quota.take(quota, call.perSecond))
      return refused('FREQUENCY_LIMITED', '频率限制');
    const [first] = broken;
    if (first !== undefined) return refused('PARAM_ERROR', first);
    endDueRefunds(state);
    return PAY_HANDLERS[name]({ state, merchant, route, query, body });
  }

  function record(
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
  function signerFor(request: Request): PlatformSigner {
    const asked = request.headers.get('wechatpay-serial');
    const [first] = options.signers;
    const signer = options.signers.find(({ serial }) => serial === asked) ?? first;
    if (!signer) throw new Error('The platform has no key.');
    return signer;
  }

  async function spoilt(
    disruption: Disruption | null,
    body: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    if (disruption?.kind === 'late')
      await new Promise((resolve) => setTimeout(resolve, disruption.ms));
    if (disruption?.kind !== 'paid first') return;
    const order = orders.get(String(body.mchid), String(body.out_trade_no));
    if (order) pay(state, order);
    await state.callbacks.deliverDue();
  }

  async function answerCall(request: Request, url: URL): Promise<Response> {
    const now = options.now();
    const signer = signerFor(request);
    const found = routed(request.method, url.pathname);
    const text = request.method === 'POST' ? await request.text() : '';
    const header = request.headers.get('authorization') ?? '';
    const target = `${url.pathname}${url.search}`;
    const signed = { method: request.method, target, body: text };
    const merchant = merchantOf(options.merchants, state.nonces, header, signed, now);
    const own = 'keys' in merchant ? ([...merchant.keys.keys()][0] ?? '') : '';
    if (!found) return signedAnswer({ status: 404, body: '{}' }, signer, now, null, own);
    const { name, route } = found;
    if (!('keys' in merchant)) {
      record(name, merchant, [], {});
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
    const result = answer(found, merchant, query, body ?? {}, broken);
    record(name, result, broken, body ?? {});
    await spoilt(disruption, body ?? {});
    if (disruption?.kind === 'lost') throw network();
    return signedAnswer(result, signer, options.now(), disruption, own);
  }

  return {
    state,
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (url.pathname === '/h5') return h5Page(state, url.searchParams);
      if (url.pathname === '/h5-answer') return h5Answer(state, url.searchParams);
      if (url.pathname === '/pay') return payRoute(state, request);
      return answerCall(request, url);
    },
    async tick() {
      endDueRefunds(state);
      return state.callbacks.deliverDue();
    },
  };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Jobs } from '../../kernel/jobs';
import { PUSH_PATH } from '../wechat/push';
import { SIMULATED_PATH as WECHAT_PATH } from '../wechat/settings';
import type { WeChatSettings } from '../wechat/settings';
import type { FakeAlipay } from './alipay/fake-alipay';
import { deliverDue } from './alipay/pay/notices';
import { PAY_CONTROL } from './alipay/pay/pay-control';
import { SIMULATED_PATH as ALIPAY_PATH } from './alipay/simulation';
import { SIMULATED_PAY_PATH } from './wechat/pay/simulation';
import type { SimulatedWeChatPay } from './wechat/pay/simulation';
import type { FakeWeChat } from './wechat/fake-wechat';
import { pushRequest } from './wechat/push';

/** Pages of a platform that a browser opens. */
const WECHAT_PAGES = ['/connect/oauth2/authorize', '/connect/oauth2/answer'];
const ALIPAY_PAGES = ['/oauth2/publicAppAuthorize.htm', '/oauth2/answer', '/gateway.do'];
/** The page of an H5 payment, and the sheet of `requestPayment`. */
const PAY_PAGES = [
  ['GET', '/h5'],
  ['GET', '/h5-answer'],
  ['POST', '/pay'],
] as const;
/** ms between two looks for notices of payments that are due. */
const TICK = 1_000;
/** ms after which the result of a check is pushed. */
const PUSHED_AFTER = 1_000;
/** Forms of such pages. */
const ALIPAY_FORMS = ['/cashier/answer'];

const queryString = ({ url }: FastifyRequest): string => {
  const index = url.indexOf('?');
  return index < 0 ? '' : url.slice(index);
};

/** The pages have their styles inside. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Those of the platforms that are simulated. */
export interface SimulatedPlatforms {
  readonly wechat: FakeWeChat | null;
  readonly wechatPay: SimulatedWeChatPay | null;
  readonly alipay: FakeAlipay | null;
}

interface Simulated {
  readonly fetch: typeof fetch;
}

/** A body that the server has already parsed, as the platform would get it. */
const bodyOf = ({ body, headers }: FastifyRequest): string =>
  headers['content-type']?.includes('json')
    ? JSON.stringify(body ?? {})
    : new URLSearchParams((body ?? {}) as Record<string, string>).toString();

function mount(
  server: FastifyInstance,
  { fetch: ask }: Simulated,
  method: 'GET' | 'POST',
  path: string,
  target: string,
): void {
  server.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const answer = await ask(`http://simulated${target}${queryString(request)}`, {
        redirect: 'manual',
        method,
        ...(request.headers.referer === undefined
          ? {}
          : { headers: { referer: request.headers.referer } }),
        ...(method === 'POST' ? { body: bodyOf(request) } : {}),
      });
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .header('content-security-policy', POLICY)
        .send(await answer.text());
    },
  });
}

/** Callbacks go to the provider's own route, as they would come over the network. */
function receiveCallbacks(
  server: FastifyInstance,
  jobs: Jobs,
  { receiveBy, fake }: SimulatedWeChatPay,
): void {
  receiveBy(async ({ url, headers, body }) => {
    const { pathname } = new URL(url);
    const answer = await server.inject({ method: 'POST', url: pathname, headers, payload: body });
    return answer.statusCode;
  });
  const run = async (): Promise<boolean> => (await fake.tick()).length > 0;
  server.addHook(
    'onClose',
    jobs.every({ name: 'simulated WeChat Pay', every: TICK, isOwn: true, run }),
  );
}

/** Pushes go to the provider's own route; the real ones, too, come after the answer to the call that they are about. */
function receivePushes(
  server: FastifyInstance,
  { state }: FakeWeChat,
  { push }: WeChatSettings,
): void {
  if (!push) return;
  state.deliver = (appId, message) => {
    const settings = { appId, token: push.token(), aesKey: push.aesKey() };
    const { query, body } = pushRequest(settings, message, state.options.now());
    const headers = { 'content-type': 'application/json' };
    const url = `${PUSH_PATH}?${query}`;
    setTimeout(
      () => void server.inject({ method: 'POST', url, headers, payload: body }),
      PUSHED_AFTER,
    ).unref();
  };
}

/** Outside live: the pages on which a user of a simulated platform authorizes or pays, and its notices. */
export function mountSimulatedPages(
  server: FastifyInstance,
  { wechat, wechatPay, alipay }: SimulatedPlatforms,
  { settings, jobs }: { readonly settings: WeChatSettings; readonly jobs: Jobs },
): void {
  if (wechat) {
    for (const page of WECHAT_PAGES) mount(server, wechat, 'GET', `${WECHAT_PATH}${page}`, page);
    receivePushes(server, wechat, settings);
  }
  if (wechatPay) {
    for (const [method, page] of PAY_PAGES)
      mount(server, wechatPay, method, `${SIMULATED_PAY_PATH}${page}`, page);
    receiveCallbacks(server, jobs, wechatPay);
  }
  if (!alipay) return;
  for (const page of ALIPAY_PAGES) mount(server, alipay, 'GET', `${ALIPAY_PATH}${page}`, page);
  for (const form of ALIPAY_FORMS) mount(server, alipay, 'POST', `${ALIPAY_PATH}${form}`, form);
  mount(server, alipay, 'POST', PAY_CONTROL, PAY_CONTROL);
  alipay.state.pay.deliver = async (url, payload) => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload,
    });
    return { status: statusCode, body };
  };
  const run = async (): Promise<boolean> => {
    await deliverDue(alipay.state);
    return false;
  };
  server.addHook(
    'onClose',
    jobs.every({ name: 'simulated Alipay', every: TICK, isOwn: true, run }),
  );
}

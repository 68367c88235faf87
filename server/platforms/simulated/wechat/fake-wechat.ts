import { CALLS } from '../../wechat/calls';
import type { WeChatCall, WeChatCallName } from '../../wechat/calls';
import { violations } from '../../published-fields';
import { refused } from './answers';
import { authorizeAnswer, authorizePage } from './authorize-page';
import { HANDLERS } from './handlers';
import { createState } from './state';
import type { FakeOptions, FakeState, KnownAccount } from './state';

/** A simulated WeChat in this process. */
export interface FakeWeChat {
  readonly state: FakeState;
  /** Answers a request as WeChat would; replaces `fetch`. */
  readonly fetch: typeof fetch;
}

type Body = Readonly<Record<string, unknown>>;

/** Most recorded calls. */
const MOST_CALLS = 10_000;
/** Errcode of an invalid field; of others, 47001. */
const FIELD_ERRCODES: Readonly<Record<string, number>> = { scene: 40169, page: 41030 };
/** Parameters that are never recorded. */
const SECRET = ['secret', 'access_token'];

const NAMES = Object.keys(CALLS) as WeChatCallName[];

const callAt = (method: string, path: string): WeChatCallName | undefined =>
  NAMES.find((name) => CALLS[name].path === path && CALLS[name].method === method);

async function bodyOf(request: Request): Promise<Body | null> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
}

/** The account of a call, or the refusal. */
function accountOf(state: FakeState, call: WeChatCall, given: Body): KnownAccount | Response {
  const { accounts } = state.options;
  if (!call.token) {
    const account = accounts.find(({ appId }) => appId === given.appid);
    if (!account) return refused(40013, 'invalid appid');
    return account.secret() === given.secret ? account : refused(40125, 'invalid appsecret');
  }
  const token = String(given.access_token ?? '');
  for (const account of accounts) {
    const found = state.tokens.state(account.appId, account.secret(), token);
    if (found === 'good') return account;
    if (found === 'expired') return refused(42001, 'access_token expired');
  }
  return refused(40001, 'invalid credential, access_token is invalid or not latest');
}

function answer(
  state: FakeState,
  name: WeChatCallName,
  query: URLSearchParams,
  body: Body,
  broken: readonly string[],
): Response | Promise<Response> {
  const call: WeChatCall = CALLS[name];
  const account = accountOf(state, call, { ...body, ...Object.fromEntries(query) });
  if (account instanceof Response) return account;
  if (call.by !== 'any' && call.by !== account.kind) return refused(48001, 'api unauthorized');
  if (call.perMinute !== null && !state.quota.take(`${name} ${account.appId}`, call.perMinute))
    return refused(45009, 'reach max api minute quota limit');
  const [first] = broken;
  if (first !== undefined)
    return refused(
      FIELD_ERRCODES[first.split(' ')[0] ?? ''] ?? 47001,
      `data format error ${first}`,
    );
  return HANDLERS[name]({ state, account, query, body });
}

async function errcodeOf(response: Response): Promise<number | null> {
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const { errcode } = (await response.clone().json()) as { errcode?: number };
  return errcode === 0 ? null : (errcode ?? null);
}

async function answerCall(state: FakeState, request: Request, url: URL): Promise<Response> {
  const name = callAt(request.method, url.pathname);
  if (!name) return refused(40066, 'invalid url');
  const call: WeChatCall = CALLS[name];
  const body = call.body === null ? {} : await bodyOf(request);
  if (body === null) return refused(47001, 'data format error');
  const query = new URLSearchParams(url.searchParams);
  query.delete('access_token');
  const broken = [
    ...violations(call.query, Object.fromEntries(query)),
    ...(call.body === null ? [] : violations(call.body, body)),
  ];
  const response = await answer(state, name, url.searchParams, body, broken);
  const cached = Object.entries({ ...Object.fromEntries(query), ...body });
  if (state.calls.length >= MOST_CALLS) state.calls.shift();
  state.calls.push({
    path: url.pathname,
    errcode: await errcodeOf(response),
    violations: broken,
    body: Object.fromEntries(cached.filter(([field]) => !SECRET.includes(field))),
  });
  return response;
}

/** Creates a WeChat that checks calls by the published rules and answers with the platform's error codes. */
export function createFakeWeChat(options: FakeOptions): FakeWeChat {
  const state = createState(options);
  return {
    state,
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (url.pathname === '/connect/oauth2/authorize')
        return authorizePage(state, url.searchParams);
      if (url.pathname === '/connect/oauth2/answer')
        return authorizeAnswer(state, url.searchParams);
      return answerCall(state, request, url);
    },
  };
}

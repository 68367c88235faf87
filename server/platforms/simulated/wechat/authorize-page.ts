import { refused } from './answers';
import type { FakeState } from './state';

/** The page's parameters, in the only order that WeChat accepts. */
const ORDER = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const SCOPES = ['snsapi_base', 'snsapi_userinfo'];
const STATE = /^[A-Za-z0-9]{1,128}$/;
/** Users of the simulated messaging app. */
const PEOPLE = ['xiaoyi', 'dami', 'laowang'];

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const html = (body: string): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>模拟授权 · Simulated authorisation</title></head><body>${body}</body></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

function backOf(query: URLSearchParams): URL | null {
  try {
    const url = new URL(query.get('redirect_uri') ?? '');
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Why WeChat shows an error instead of the page; null where it shows the page. */
function violationOf({ options }: FakeState, query: URLSearchParams): Response | null {
  if ([...query.keys()].join() !== ORDER.join()) return refused(10002, 'order of the parameters');
  const account = options.accounts.find(({ appId }) => appId === query.get('appid'));
  if (account?.kind !== 'web') return refused(40013, 'invalid appid');
  if (!SCOPES.includes(query.get('scope') ?? '')) return refused(10005, 'scope');
  const host = backOf(query)?.host;
  const { webHosts = null } = options;
  if (!host || (webHosts && !webHosts.includes(host))) return refused(10003, 'redirect_uri');
  if (query.get('response_type') !== 'code' || !STATE.test(query.get('state') ?? ''))
    return refused(10002, 'parameters');
  return null;
}

/** `GET /connect/oauth2/authorize`: asks which simulated user is signing in. */
export function authorizePage(state: FakeState, query: URLSearchParams): Response {
  const violation = violationOf(state, query);
  if (violation) return violation;
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('');
  return html(`<h1>消息应用授权（开发环境）</h1>
<p>这里模拟平台的授权页，不会连接互联网。This plays the platform's own page; nothing leaves this machine.</p>
<form method="get" action="answer">${hidden}
${PEOPLE.map((person) => `<p><button name="person" value="${person}">以 ${person} 登录 Sign in as ${person}</button></p>`).join('\n')}
<p><button name="person" value="">拒绝 Refuse</button></p></form>`);
}

/** `GET /connect/oauth2/answer`: redirects back with a code, or without one after a refusal. */
export function authorizeAnswer(state: FakeState, query: URLSearchParams): Response {
  const person = query.get('person') ?? '';
  const asked = new URLSearchParams([...query].filter(([name]) => name !== 'person'));
  const violation = violationOf(state, asked);
  const back = backOf(query);
  if (violation || !back) return violation ?? refused(10003, 'redirect_uri');
  const isKnown = PEOPLE.includes(person) || state.snapshotPeople.has(person);
  if (isKnown) {
    const code = state.codes.give('web', person);
    if (query.get('scope') === 'snsapi_userinfo') state.userinfoCodes.add(code);
    back.searchParams.set('code', code);
  }
  back.searchParams.set('state', query.get('state') ?? '');
  return new Response(null, { status: 302, headers: { location: back.href } });
}

import type { FakeState } from './state';

const SCOPES = ['auth_base', 'auth_user'];
/** Users of the simulated payment app. */
const PEOPLE = ['xiaoyi', 'dami', 'laowang'];

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const html = (body: string, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>模拟授权 · Simulated authorisation</title></head><body>${body}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );

/** The return address; null where Alipay would show an error instead of the page. */
function backOf({ options }: FakeState, query: URLSearchParams): URL | null {
  const app = options.apps.find(({ appId }) => appId === query.get('app_id'));
  if (app?.kind !== 'web' || !SCOPES.includes(query.get('scope') ?? '')) return null;
  try {
    const url = new URL(query.get('redirect_uri') ?? '');
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

const violation = (): Response => html('<h1>invalid_request</h1>', 400);

/** `GET …/oauth2/publicAppAuthorize.htm`: asks which simulated user is signing in. */
export function authorizePage(state: FakeState, query: URLSearchParams): Response {
  if (!backOf(state, query)) return violation();
  const hidden = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  return html(`<h1>支付应用授权（开发环境）</h1>
<p>这里模拟平台的授权页，不会连接互联网。This plays the platform's own page; nothing leaves this machine.</p>
<form method="get" action="answer">${hidden}
${PEOPLE.map((person) => `<p><button name="person" value="${person}">以 ${person} 登录 Sign in as ${person}</button></p>`).join('\n')}
<p><button name="person" value="">拒绝 Refuse</button></p></form>`);
}

/** `GET …/oauth2/answer`: redirects back with an `auth_code`, or without one after a refusal. */
export function authorizeAnswer(state: FakeState, query: URLSearchParams): Response {
  const back = backOf(state, query);
  if (!back) return violation();
  const [appId = '', person = ''] = [query.get('app_id') ?? '', query.get('person') ?? ''];
  back.searchParams.set('app_id', appId);
  back.searchParams.set('scope', query.get('scope') ?? '');
  back.searchParams.set('state', query.get('state') ?? '');
  if (PEOPLE.includes(person))
    back.searchParams.set('auth_code', state.codes.give(appId, `simulated ${person}`));
  return new Response(null, { status: 302, headers: { location: back.href } });
}

import type { FastifyInstance } from 'fastify';
import type { HostPlatform, SimulatedAuthority } from './authority';

/** Users of the simulated platform. */
const PEOPLE = ['xiaoyi', 'dami', 'laowang'];

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (platform: HostPlatform, state: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>模拟授权 · Simulated authorisation</title></head>
<body><h1>${platform === 'wx' ? '消息应用' : '支付应用'}授权（开发环境）</h1>
<p>这里模拟平台的授权页，不会连接互联网。This plays the platform's own page; nothing leaves this machine.</p>
<form method="get" action="/dev/${platform}/answer"><input type="hidden" name="state" value="${escape(state)}">
${PEOPLE.map((person) => `<p><button name="person" value="${person}">以 ${person} 登录 Sign in as ${person}</button></p>`).join('\n')}
<p><button name="person" value="">拒绝 Refuse</button></p></form></body></html>`;

/** Outside live: the page on which a simulated platform asks its user. */
export function mountSimulatedPage(
  server: FastifyInstance,
  platform: HostPlatform,
  authority: SimulatedAuthority,
): void {
  server.get(`/dev/${platform}/authorize`, (request, reply) => {
    const { state = '' } = request.query as { state?: string };
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(platform, state));
  });
  server.get(`/dev/${platform}/answer`, (request, reply) => {
    const { state = '', person = '' } = request.query as { state?: string; person?: string };
    const code = PEOPLE.includes(person) ? authority.give(`simulated-${person}`) : '';
    const query = new URLSearchParams({ state, ...(code ? { code } : {}) });
    return reply.redirect(`/passport/${platform}/callback.do?${query}`);
  });
}

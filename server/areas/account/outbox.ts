import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { outboxTexts } from '../../domain/accounts/sms';

export const OUTBOX_PATH = '/dev/outbox';

const SHOWN = 50;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const PAGE = (rows: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>开发发件箱 · Development outbox</title></head>
<body><h1>开发发件箱 · Development outbox</h1>
<p>这里显示本应以短信发出的内容，每 5 秒刷新。What would have been sent by SMS; refreshes every 5 seconds.</p>
<table border="1" cellpadding="8"><thead><tr><th>时间 Time</th><th>手机号 Mobile</th><th>内容 Text</th></tr></thead>
<tbody>${rows || '<tr><td colspan="3">还没有内容 Nothing yet</td></tr>'}</tbody></table></body></html>`;

/** Outside live only: shows verification codes, as a page or, to `Accept: application/json`, as JSON. */
export function mountOutbox(server: FastifyInstance, { db, config }: Deps): void {
  if (config.env === 'live') return;
  server.get(OUTBOX_PATH, async (request, reply) => {
    const { mobile } = request.query as { mobile?: unknown };
    const to = typeof mobile === 'string' ? mobile.replace(/\D/g, '') : null;
    const messages = (await outboxTexts(db, to, SHOWN)).map(({ created_at, ...message }) => ({
      ...message,
      at: created_at.getTime(),
    }));
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json')) return reply.send(messages);
    const rows = messages.map(
      ({ at, mobile: number, body }) =>
        `<tr><td>${new Date(at + 8 * 3_600_000).toISOString().slice(11, 19)}</td><td>${escape(number)}</td><td>${escape(body)}</td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(PAGE(rows.join('')));
  });
}

import { shanghaiText } from '@contract/time/shanghai-rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { outboxTexts } from '../../shared/accounts/sms';
import { outboxMails } from '../../shared/mail/outbox';

export const OUTBOX_PATH = '/dev/outbox';

const SHOWN = 50;

/** Addresses in escaped text, to be opened. */
const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const NOTHING_YET = '<tr><td colspan="3">还没有内容 Nothing yet</td></tr>';

const table = (to: string, rows: string): string =>
  `<table border="1" cellpadding="8"><thead><tr><th>时间 Time</th><th>${to}</th><th>内容 Text</th></tr></thead>
<tbody>${rows || NOTHING_YET}</tbody></table>`;

const PAGE = (texts: string, mails: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>开发发件箱 · Development outbox</title></head>
<body><h1>开发发件箱 · Development outbox</h1>
<p>这里显示本应发出的短信和邮件，每 5 秒刷新。What would have been sent by SMS and e-mail; refreshes every 5 seconds.</p>
<h2>短信 SMS</h2>${table('手机号 Mobile', texts)}
<h2>邮件 E-mail</h2>${table('邮箱 Address', mails)}</body></html>`;

const row = (at: number, to: string, body: string): string =>
  `<tr><td>${shanghaiText(at).slice(11)}</td><td>${escape(to)}</td><td>${body}</td></tr>`;

interface Sent {
  readonly created_at: Date;
}

const timed = <T extends Sent>(rows: readonly T[]) =>
  rows.map(({ created_at, ...rest }) => ({ ...rest, at: created_at.getTime() }));

/**
 * Outside live only: shows texts and mails as a page; to `Accept: application/json` the texts as JSON, or with `email`
 * the mails of an address.
 */
export function mountOutbox(server: FastifyInstance, { db, config }: Deps): void {
  if (config.env === 'live') return;
  server.get(OUTBOX_PATH, async (request, reply) => {
    const { mobile, email } = request.query as { mobile?: unknown; email?: unknown };
    const to = typeof mobile === 'string' ? mobile.replace(/\D/g, '') : null;
    const address = typeof email === 'string' ? email : null;
    const texts = timed(await outboxTexts(db, to, SHOWN));
    const mails = timed(await outboxMails(db, address, SHOWN));
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json'))
      return reply.send(address === null ? texts : mails);
    const textRows = texts.map(({ at, mobile: number, body }) => row(at, number, escape(body)));
    const mailRows = mails.map(({ at, email: mailbox, subject, body }) =>
      row(at, mailbox, `<b>${escape(subject)}</b><pre>${linked(escape(body))}</pre>`),
    );
    return reply.type('text/html; charset=utf-8').send(PAGE(textRows.join(''), mailRows.join('')));
  });
}

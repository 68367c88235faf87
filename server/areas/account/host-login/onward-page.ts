import type { FastifyReply } from 'fastify';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page that opens the next one at once. A redirect would not do: the sign-on of a sibling site accepts only requests
 * from our pages, and a chain of redirects that began on the platform's page counts as sent by the platform.
 */
export const onwardPage = (reply: FastifyReply, url: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'origin')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${escape(url)}"><title>…</title><a href="${escape(url)}">继续 Continue</a></html>`,
    );

import type { FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_PATH } from '@contract/site/site-rules';
import { languageOf } from '../kernel/language';
import type { Language } from '../kernel/language';

/** Whether a browser opens an address in its window, instead of a page asking for it. */
export function isOpenedAsPage({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const mode = headers['sec-fetch-mode'];
  const isVisit = mode === undefined ? headers.accept?.includes('text/html') : mode === 'navigate';
  return method === 'GET' && isVisit === true;
}

/** The H5 page that an unknown address means, as people spoil it: with `%23` for `#`, or without one. */
export function pageMeant(url: string): string {
  const [before = '', after] = url.split(/%23/);
  if (after !== undefined) return `${DOCUMENT_PATH}#${after}`;
  const isCall = before.split('?')[0]?.endsWith('.do') === true;
  return isCall ? DOCUMENT_PATH : `${DOCUMENT_PATH}#${before}`;
}

const HOME: Readonly<Record<Language, string>> = {
  'zh-CN': '返回首页',
  en: 'Back to the home page',
};
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** Answers whoever opened an address with a page that says what a refusal's envelope says. */
export function answerAsPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { msg }: { readonly msg: string },
): FastifyReply {
  const language = languageOf(request.headers);
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>易苗</title><body><p>${escaped(msg)}</p><p><a href="${DOCUMENT_PATH}">${HOME[language]}</a></p></body></html>`;
  return reply.type('text/html; charset=utf-8').send(page);
}

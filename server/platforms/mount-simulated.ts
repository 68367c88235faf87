import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platforms } from './platforms';
import { SIMULATED_PATH as ALIPAY_PATH } from './simulated/alipay/simulation';
import { SIMULATED_PATH as WECHAT_PATH } from './wechat/settings';

/** Pages of a platform that a browser opens. */
const WECHAT_PAGES = ['/connect/oauth2/authorize', '/connect/oauth2/answer'];
const ALIPAY_PAGES = ['/oauth2/publicAppAuthorize.htm', '/oauth2/answer'];

const questionOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

/** Outside live: the pages on which a user of a simulated platform authorizes. */
export function mountSimulatedPages(server: FastifyInstance, { simulated }: Platforms): void {
  const mount = (
    double: { readonly fetch: typeof fetch } | null,
    path: string,
    pages: string[],
  ) => {
    if (!double) return;
    for (const page of pages)
      server.get(`${path}${page}`, async (request, reply) => {
        const answer = await double.fetch(`http://simulated${page}${questionOf(request)}`, {
          redirect: 'manual',
        });
        return reply
          .code(answer.status)
          .headers(Object.fromEntries(answer.headers))
          .send(await answer.text());
      });
  };
  mount(simulated.wechat, WECHAT_PATH, WECHAT_PAGES);
  mount(simulated.alipay, ALIPAY_PATH, ALIPAY_PAGES);
}

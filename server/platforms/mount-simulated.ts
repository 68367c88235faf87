import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platforms } from './platforms';
import { SIMULATED_PATH } from './wechat/settings';

/** Pages of a platform that a browser opens. */
const WECHAT_PAGES = ['/connect/oauth2/authorize', '/connect/oauth2/answer'];

const questionOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

/** Outside live: the pages on which a simulated platform asks its user. */
export function mountSimulatedPages(server: FastifyInstance, { simulated }: Platforms): void {
  const { wechat } = simulated;
  if (!wechat) return;
  for (const page of WECHAT_PAGES)
    server.get(`${SIMULATED_PATH}${page}`, async (request, reply) => {
      const answer = await wechat.fetch(`http://simulated${page}${questionOf(request)}`, {
        redirect: 'manual',
      });
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    });
}

import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mountOutbox } from './areas/account/outbox';
import { accountRoutes } from './areas/account/routes';
import { Sessions } from './areas/account/sessions';
import { articleRoutes } from './areas/article/routes';
import { departmentRoutes } from './areas/department/routes';
import { externalRoutes } from './areas/external/routes';
import { readExternalSettings } from './areas/external/settings';
import { linkmanRoutes } from './areas/linkman/routes';
import { orderRoutes } from './areas/order/routes';
import { planRoutes } from './areas/plan/routes';
import { regionRoutes } from './areas/region/routes';
import { subscribeRoutes } from './areas/subscribe/routes';
import { timeRoutes } from './areas/time/routes';
import { vaccineRoutes } from './areas/vaccine/routes';
import { createBookingServices } from './booking/services';
import type { Config } from './config';
import type { Deps } from './deps';
import { registerApi } from './http/api';
import { acceptForms, BODY_LIMIT } from './http/body';
import { logRequests } from './http/request-log';
import { protectAnswers } from './static/headers';
import { mountHealth } from './static/health';
import { mountPictures } from './static/pictures';
import { mountSite } from './static/site';

/** An HTTP server without routes yet; its log is the process's, JSON lines on standard output. */
export const createServer = (config: Config): FastifyInstance =>
  fastify({
    logger: { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: true,
  });

/** Adds the calls of the contract, the site and the health check. */
export async function mountApp(server: FastifyInstance, deps: Deps): Promise<void> {
  acceptForms(server);
  logRequests(server);
  protectAnswers(server, deps.config.env);
  const sessions = new Sessions(deps.db, deps.clock);
  const booking = createBookingServices(deps);
  const routes = [
    ...timeRoutes(),
    ...accountRoutes(deps, sessions),
    ...externalRoutes(readExternalSettings(process.env.EXTERNAL_SETTINGS)),
    ...linkmanRoutes(deps),
    ...planRoutes(deps),
    ...regionRoutes(deps),
    ...departmentRoutes(deps),
    ...vaccineRoutes(deps),
    ...articleRoutes(deps),
    ...subscribeRoutes(deps, booking),
    ...orderRoutes(deps, booking),
  ];
  registerApi(server, deps, routes, (token) => sessions.find(token));
  mountOutbox(server, deps);
  mountHealth(server, deps.database);
  mountPictures(server);
  await mountSite(server, deps.config.h5Dir);
  await server.ready();
}

import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mountHostLogin } from './areas/account/host-login/mount';
import { mountOutbox } from './areas/account/outbox';
import { exchangeable } from './shared/accounts/mini-exchange';
import { accountRoutes } from './areas/account/routes';
import { Sessions } from './shared/accounts/sessions';
import { mountSso } from './areas/account/sso';
import { agreementRoutes } from './areas/agreement/routes';
import { articleRoutes } from './areas/article/routes';
import { beanRoutes } from './areas/beans/routes';
import { certificateRoutes } from './areas/certificate/routes';
import { communityRoutes } from './areas/community/routes';
import { createListed } from './domain/clinics/clinic/listed';
import { departmentRoutes } from './areas/department/routes';
import { deskRoutes } from './areas/desk/routes';
import { StaffSessions } from './domain/staff/session/staff-sessions';
import { externalRoutes } from './areas/external/routes';
import { readExternalSettings } from './areas/external/settings';
import { followUpRoutes } from './areas/follow-up/routes';
import { mountExportFiles } from './areas/export/mount-files';
import { exportRoutes } from './areas/export/routes';
import { feedbackRoutes } from './areas/feedback/routes';
import { lotteryRoutes } from './areas/lottery/routes';
import { healthRoutes } from './areas/health/routes';
import { caregiverRoutes } from './areas/caregiver/routes';
import { linkmanRoutes } from './areas/linkman/routes';
import { templateRoutes } from './areas/message/platform/accept';
import { readMessageSettings } from './domain/service/message/platform/settings';
import type { MessageSettings } from './domain/service/message/platform/settings';
import { messageRoutes } from './areas/message/routes';
import { manageRoutes } from './areas/manage/routes';
import { mountCalendarFeeds } from './areas/member/calendar-feed';
import { memberRoutes } from './areas/member/routes';
import { mountCalendarFiles } from './areas/order/calendar-file';
import { orderRoutes } from './areas/order/routes';
import { mountPaymentNotices } from './areas/platform/payment-notices';
import { mountWeChatPush } from './areas/platform/wechat-push';
import { personalRoutes } from './areas/personal/routes';
import { doseHistoryRoutes } from './areas/plan/dose-history-routes';
import { planRoutes } from './areas/plan/routes';
import { questionnaireRoutes } from './areas/questionnaire/routes';
import { recommendRoutes } from './areas/recommend/routes';
import { regionRoutes } from './areas/region/routes';
import { releaseRoutes } from './areas/release/routes';
import { mountServiceSocket } from './areas/service/mount-socket';
import { serviceRoutes } from './areas/service/routes';
import { serviceStaffRoutes } from './areas/service/staff-routes';
import { searchRoutes } from './areas/search/routes';
import { subscribeRoutes } from './areas/subscribe/routes';
import { telemetryRoutes } from './areas/telemetry/routes';
import { timeRoutes } from './areas/time/routes';
import { mountUploads } from './areas/upload/mount';
import { vaccineRoutes } from './areas/vaccine/routes';
import { videoRoutes } from './areas/video/routes';
import { waitlistRoutes } from './areas/waitlist/routes';
import { availabilityAlertRoutes } from './areas/availability-alerts/routes';
import { createMail } from './shared/mail/mail';
import type { MailService } from './shared/mail/mail';
import { publish } from './domain/aftercare/questionnaire/published';
import { HINT } from './domain/service/customer-chat/hints';
import { createService } from './domain/service/customer-chat/service';
import type { ServiceParts } from './domain/service/customer-chat/service';
import { createBookingServices } from './domain/booking/submission/services';
import type { BookingServices } from './domain/booking/submission/services';
import { newestMigration } from './db/migrate';
import type { Config } from './kernel/config';
import { languageOf } from './kernel/language';
import { newRequestId } from './kernel/request-id';
import type { Stopping } from './kernel/stopping';
import type { Deps } from './deps';
import { registerApi } from './http/api';
import { refusalEnvelope } from './http/envelope';
import { UNREADABLE } from './http/error-answers';
import type { FindSession, FindStaff } from './http/request-context';
import { acceptForms, BODY_LIMIT } from './http/body';
import { safeError } from './http/safe-error';
import { measureCalls } from './http/measure-calls';
import { logRequests } from './http/request-log';
import { startDataRequests } from './jobs/data-requests';
import { startRecalls } from './jobs/recalls';
import { startRecounts } from './jobs/doses';
import { startRetention } from './jobs/retention';
import { startBeans } from './jobs/beans';
import { startCommunity } from './jobs/community';
import { startContentChecks } from './jobs/content-checks';
import { startExports } from './jobs/exports';
import { startFollowUps } from './jobs/follow-up';
import { startHoldSweep } from './jobs/holds';
import { startLottery } from './jobs/lottery';
import { startMembership } from './jobs/membership';
import { startAppointments } from './jobs/appointments';
import { startMessages } from './jobs/messages';
import { startWaitlist } from './jobs/waitlist';
import { startPayments } from './jobs/payments';
import { startPictureChecks } from './jobs/picture-checks';
import { startPlatformMessages } from './jobs/platform-messages';
import { startQuestionnaires } from './jobs/questionnaires';
import { startService } from './jobs/service';
import { startReleases } from './jobs/releases';
import { startSlots } from './jobs/slots';
import { startSmsMessages } from './jobs/sms-messages';
import { startRefunds } from './jobs/refunds';
import { startAvailabilityAlerts } from './jobs/availability-alerts';
import type { SimulatedPartners } from './platforms/load-simulated';
import { keepSearchIndex } from './search/keep-index';
import { headersWithoutHooks, protectAnswers } from './static/headers';
import { findHotBudgets } from './attempts/hot-budgets';
import { mountHealth } from './static/health';
import { mountMetrics } from './static/metrics';
import { mountPictures } from './static/pictures';
import { createFindOnBehalf } from './shared/recipients/member-access';
import { mountSite } from './static/site';
import { mountVideos } from './static/videos';

/** ms that a request may take to arrive: a picture over a slow mobile line. */
const REQUEST_TIMEOUT = 60_000;

/** An HTTP server without routes yet; it logs JSON lines to standard output. */
export const createServer = (config: Config): FastifyInstance =>
  fastify({
    logger: { level: config.logLevel, base: null, serializers: { err: safeError } },
    logController: new LogController({ disableRequestLogging: true }),
    // Few calls are logged, so requests get no logger of their own; the lines contain the request's data themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustedProxies ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // People read it out: server/http/error-answers.ts.
    genReqId: newRequestId,
    keepAliveTimeout: 65_000,
    // Accepted calls are still answered while it stops: server/stop.ts.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Of a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      void answer.headers(headersWithoutHooks(config)).header('cache-control', 'no-store');
      return answer.code(400).send(refusalEnvelope(UNREADABLE, languageOf(request.headers)));
    },
  });

/** Starts the jobs of what people read, write and earn. */
function startContent(server: FastifyInstance, deps: Deps): void {
  server.addHook('onClose', startContentChecks(deps));
  server.addHook('onClose', startCommunity(deps));
  server.addHook('onClose', startPictureChecks(deps));
  server.addHook('onClose', startBeans(deps));
  server.addHook('onClose', startMembership(deps));
  server.addHook('onClose', startFollowUps(deps));
  server.addHook('onClose', startLottery(deps));
  server.addHook('onClose', startQuestionnaires(deps));
}

/** Starts the jobs of appointments. */
function startBookings(server: FastifyInstance, deps: Deps, booking: BookingServices): void {
  server.addHook('onClose', startRefunds(deps, booking));
  server.addHook('onClose', startPayments(deps, booking));
  server.addHook('onClose', startSlots(deps));
  server.addHook('onClose', startReleases(deps, booking));
  server.addHook('onClose', startAvailabilityAlerts(deps));
  server.addHook('onClose', startWaitlist(deps, booking));
  server.addHook('onClose', startMessages(deps, booking));
  server.addHook('onClose', startRecalls(deps));
  server.addHook('onClose', startRecounts(deps));
  server.addHook('onClose', startAppointments(deps, booking));
  server.addHook('onClose', startHoldSweep(deps, booking));
}

/** Sessions of users and of staff, whose ends are heard by the sockets of every process. */
function createSessions(
  { database, db, clock, cipher, config }: Deps,
  { signals }: ServiceParts,
  demoDesk: boolean,
): { readonly sessions: Sessions; readonly staff: StaffSessions } {
  const isShared = database.kind === 'postgres';
  return {
    sessions: new Sessions(db, database.pool, clock, cipher, isShared, (userId) =>
      signals.send(HINT.ended(userId, 'user')),
    ),
    staff: new StaffSessions(db, clock, { demo: demoDesk, idle: config.staffIdle }, (staffId) =>
      signals.send(HINT.ended(staffId, 'staff')),
    ),
  };
}

/** Adds pictures, videos and the site. */
async function mountFiles(server: FastifyInstance, { config, db }: Deps): Promise<void> {
  mountPictures(server, db);
  await mountVideos(server, config.videosDir);
  await mountSite(server, config.h5Dir, config.mapTiles);
}

/** What calls and jobs share. */
interface Services {
  readonly service: ReturnType<typeof createService>;
  readonly booking: BookingServices;
  readonly platforms: MessageSettings;
  readonly mail: MailService;
}

function startJobs(
  server: FastifyInstance,
  deps: Deps,
  { service, booking, platforms, mail }: Services,
): void {
  server.addHook('onClose', keepSearchIndex(deps));
  startBookings(server, deps, booking);
  server.addHook('onClose', startPlatformMessages(deps, platforms));
  server.addHook('onClose', startSmsMessages(deps));
  server.addHook('onClose', startRetention(deps));
  server.addHook('onClose', startDataRequests(deps));
  startContent(server, deps);
  server.addHook('onClose', startService(deps, service));
  server.addHook('onClose', startExports(deps, mail));
}

/** Adds the calls of the contract, and what platforms and other programs ask. */
async function mountCalls(
  server: FastifyInstance,
  deps: Deps,
  { service, booking, platforms, mail }: Services,
  simulated: SimulatedPartners | null,
): Promise<void> {
  const demoDesk = deps.config.env !== 'live';
  const { sessions, staff } = createSessions(deps, service, demoDesk);
  const listed = createListed(deps.database);
  const external = readExternalSettings(process.env.EXTERNAL_SETTINGS, deps.config.env);
  const routes = [
    ...timeRoutes(),
    ...accountRoutes(deps, sessions),
    ...exportRoutes(deps, mail.send !== null),
    ...externalRoutes(external, deps.platforms),
    ...healthRoutes(deps),
    ...linkmanRoutes(deps, booking),
    ...caregiverRoutes(deps, sessions),
    ...personalRoutes(deps),
    ...planRoutes(deps, listed),
    ...doseHistoryRoutes(deps),
    ...recommendRoutes(deps),
    ...regionRoutes(deps),
    ...departmentRoutes(deps, listed),
    ...vaccineRoutes(deps),
    ...articleRoutes(deps),
    ...videoRoutes(deps),
    ...telemetryRoutes(deps),
    ...agreementRoutes(deps),
    ...feedbackRoutes(deps),
    ...followUpRoutes(deps),
    ...releaseRoutes(deps, booking),
    ...searchRoutes(deps),
    ...serviceRoutes(deps, service),
    ...serviceStaffRoutes(deps, service, staff),
    ...subscribeRoutes(deps, booking, listed),
    ...orderRoutes(deps, booking),
    ...deskRoutes(deps, booking, staff, demoDesk),
    ...manageRoutes(deps, staff, external.whiteUrls, booking),
    ...messageRoutes(deps),
    ...templateRoutes(deps, platforms),
    ...waitlistRoutes(deps, booking),
    ...certificateRoutes(deps),
    ...communityRoutes(deps, staff),
    ...beanRoutes(deps),
    ...lotteryRoutes(deps),
    ...memberRoutes(deps, booking),
    ...questionnaireRoutes(deps, await publish(deps.db, deps.config.questionnairesDir)),
    ...availabilityAlertRoutes(deps),
  ];
  const findSession: FindSession = (token, language) => sessions.findAndNote(token, language);
  const findStaff: FindStaff = (token) => staff.find(token);
  const findOnBehalf = createFindOnBehalf(deps.database.pool);
  registerApi(server, deps, routes, { findSession, findStaff, findOnBehalf });
  await mountServiceSocket(server, { deps, service, findSession, findStaff });
  mountCalendarFiles(server, deps, booking);
  mountCalendarFeeds(server, deps);
  mountExportFiles(server, deps);
  mountUploads(server, deps, findSession);
  mountOutbox(server, deps);
  mountHostLogin(server, deps, sessions);
  const { simulated: simulatedPlatforms, wechat } = deps.platforms;
  simulated?.mountSimulatedPages(server, simulatedPlatforms, {
    settings: wechat.settings,
    jobs: deps.jobs,
  });
  mountWeChatPush(server, deps);
  mountPaymentNotices(server, deps, booking);
  mountSso(server, deps, sessions);
  await mountFiles(server, deps);
}

/** What the process brings along. */
interface Surroundings {
  /** What stands in for platforms; null in live. */
  readonly simulated: SimulatedPartners | null;
  readonly stopping: Stopping;
}

/**
 * Starts the jobs, and adds what the process's role answers: the calls of the contract and the site, or, where it only
 * works, nothing but the health checks.
 */
export async function mountApp(
  server: FastifyInstance,
  deps: Deps,
  { simulated, stopping }: Surroundings,
): Promise<void> {
  acceptForms(server);
  const { config, metrics } = deps;
  logRequests(server);
  if (metrics) measureCalls(server, metrics);
  protectAnswers(server, config);
  const services: Services = {
    service: createService(deps),
    booking: createBookingServices(deps),
    platforms: readMessageSettings(process.env.MESSAGE_SETTINGS, exchangeable(deps)),
    mail: createMail(deps),
  };
  server.addHook('preClose', () => services.service.stop());
  startJobs(server, deps, services);
  mountHealth(server, {
    ...deps,
    stopping,
    newestMigration: newestMigration(config.migrationsDir),
    hotBudgets: () => findHotBudgets(deps),
  });
  if (metrics && config.metrics) mountMetrics(server, config.metrics, { ...deps, metrics });
  if (config.role !== 'work') await mountCalls(server, deps, services, simulated);
  await server.ready();
}

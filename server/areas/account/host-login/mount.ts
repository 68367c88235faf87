import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedTarget, signOnFor } from '@contract/site/sign-on-rules';
import { DOCUMENT_PATH, originOf } from '@contract/site/site-rules';
import type { Address } from '@contract/site/site-rules';
import type { Deps } from '../../../deps';
import { callerKey } from '../../../kernel/client-address';
import { callFrom } from '../../../http/call-from';
import type { CallFrom } from '../../../http/call-from';
import { deviceOf, giveDevice } from '../../../http/device';
import { DomainError } from '../../../http/domain-error';
import type { SecurityEvent } from '../../../kernel/security-events';
import { createCallCounter } from '../../../http/route-limits';
import { loginCookieLines } from '../../../http/login-cookies';
import { addressAsked } from '../../../http/page-address';
import { KnownDevices } from '../../../attempts/known-devices';
import { limitsFor } from '../../../http/limits';
import type { Sessions } from '../../../shared/accounts/sessions';
import { findOrCreateByIdentity } from '../../../shared/accounts/identities';
import type { PlatformPerson } from '../../../shared/accounts/identities';
import { openSession } from '../../../shared/accounts/sign-in';
import { moveAuthor } from '../../../domain/community/authors/move-author';
import { userInfoOf } from '../../../shared/accounts/users';
import { authorityOf, HOST_PLATFORMS } from './authority';
import type { Authority, HostPlatform } from './authority';
import { pendingCookie, pendingIn } from './cookies';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page that opens the next one at once. A redirect would not do: the sign-on of a sibling site accepts only requests
 * from our pages, and a chain of redirects that began on the platform's page counts as sent by the platform.
 */
const onwardPage = (reply: FastifyReply, url: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'origin')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${escape(url)}"><title>…</title><a href="${escape(url)}">继续 Continue</a></html>`,
    );

/** Kind of the token that a platform's login sets (specification §3). */
const TOKEN_KIND = { wx: 'wx', alipay: 'h5' } as const;
const LONGEST_TARGET = 2_000;

const textIn = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.length <= LONGEST_TARGET ? value : '';
};

/** Compared as bytes: texts of equal length may have different numbers of bytes. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Target of a login: a page of the product's sites, or this host's home page. */
const targetFor = (here: Address, asked: string): string =>
  allowedTarget(here, asked) ?? originOf(here) + DOCUMENT_PATH;

const leave = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url);

/** Notes in both logs that somebody has signed in. */
function noteSignIn(
  { security, networkLog }: Pick<Deps, 'security' | 'networkLog'>,
  tried: Pick<SecurityEvent, 'call' | 'address'> & { readonly userId: string },
  from: CallFrom,
): void {
  const { call, userId } = tried;
  security.note({ ...tried, event: 'signIn', outcome: 'done' });
  networkLog.note({ event: 'signIn', call, userId, staffId: null, subject: '', ...from });
}

/**
 * Browser logins by the messaging app's and the payment app's own accounts (specification §4, §7):
 * `/passport/{wx|alipay}/login.do?target=` redirects to the platform, `callback.do` opens the session and redirects to
 * the target. After a refusal it redirects there too, without a session.
 */
export function mountHostLogin(server: FastifyInstance, deps: Deps, sessions: Sessions): void {
  const { clock, config } = deps;
  const count = createCallCounter(limitsFor(config.writesPerMinute));
  const services = { sessions, devices: new KnownDevices(deps.db), store: deps };

  const mount = (platform: HostPlatform, authority: Authority | null): void => {
    const personFor = async (
      request: FastifyRequest,
      state: string,
    ): Promise<PlatformPerson | null> => {
      const code = authority ? textIn(request.query, authority.codeField) : '';
      if (!authority || code === '' || !isSame(state, textIn(request.query, 'state'))) return null;
      try {
        count('platformLogins', callerKey(request.ip), clock.now());
      } catch (error) {
        if (error instanceof DomainError) return null;
        throw error;
      }
      return authority.personOf(code);
    };

    server.get(`/passport/${platform}/login.do`, (request, reply) => {
      const here = addressAsked(request);
      if (!here) return leave(reply, DOCUMENT_PATH);
      const target = targetFor(here, textIn(request.query, 'target'));
      if (!authority) {
        request.log.warn({ platform }, 'no account is set up for this login');
        return leave(reply, target);
      }
      const state = randomBytes(18).toString('hex');
      const back = `${originOf(here)}/passport/${platform}/callback.do`;
      void reply.header(
        'set-cookie',
        pendingCookie(platform, { state, target }, here.protocol === 'https:'),
      );
      return leave(reply, authority.pageFor(back, state));
    });

    const path = `/passport/${platform}/callback.do`;
    server.get(path, async (request, reply) => {
      const tried = {
        event: 'signIn',
        call: `GET ${path}`,
        address: callerKey(request.ip),
      } as const;
      const from = callFrom(request);
      const here = addressAsked(request);
      if (!here) return leave(reply, DOCUMENT_PATH);
      const isSecure = here.protocol === 'https:';
      const pending = pendingIn(request.headers.cookie, platform);
      // Checked again, because the browser's data cannot be trusted.
      const target = targetFor(here, pending?.target ?? '');
      void reply.header('set-cookie', pendingCookie(platform, null, isSecure));
      const person = pending && (await personFor(request, pending.state));
      if (!person) deps.security.note({ ...tried, outcome: 'refused' });
      if (!person) return leave(reply, target);
      const found = await findOrCreateByIdentity(
        { ...deps, moveData: moveAuthor },
        platform,
        person,
        platform,
        clock.now(),
      );
      noteSignIn(deps, { ...tried, userId: found.user.id }, from);
      const device = deviceOf(request);
      if (device.isNew) giveDevice(request, reply, device);
      const context = { device: device.hash, deviceKind: from.device, now: clock.now() };
      const { token } = await openSession(services, found, context);
      const lines = loginCookieLines(
        TOKEN_KIND[platform],
        token,
        await userInfoOf(deps, found.user, found.isNew, clock.now()),
        isSecure,
      );
      void reply.header('set-cookie', lines);
      const tk = Buffer.from(token).toString('base64url');
      const way = signOnFor({ here: originOf(here) + DOCUMENT_PATH, target, tk });
      if (way.kind !== 'redirect') return leave(reply, target);
      return onwardPage(reply, way.url);
    });
  };

  for (const platform of HOST_PLATFORMS) mount(platform, authorityOf(platform, deps.platforms));
}

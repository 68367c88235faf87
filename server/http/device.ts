import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_COOKIE_LIFETIME } from '@contract/account/cookie-rules';
import { DEVICE_SYSTEMS } from '@contract/account/device-rules';
import type { DeviceApp, DeviceKind } from '@contract/account/device-rules';
import { DEVICE_HEADER, NEW_DEVICE, PLATFORM_HEADER } from '@contract/envelope';
import { sha256 } from '../kernel/ids';
import { hostCookieIn, hostCookieLine } from './host-cookie';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The device of a call: a browser by its cookie, a mini-program by a header whose value it stores. */
export interface Device {
  /** Never stored or logged; `hash` may be. */
  readonly token: string;
  readonly hash: string;
  /** It came without a valid token and gets a new one. */
  readonly isNew: boolean;
}

/** The calling device. A token alone proves nothing: the device becomes known with a login (docs/decisions/0023). */
export function deviceOf(request: FastifyRequest): Device {
  const header = request.headers[DEVICE_HEADER];
  const given =
    typeof header === 'string' && header !== NEW_DEVICE
      ? header
      : hostCookieIn(request.headers.cookie, DEVICE_COOKIE);
  const isNew = given === null || !TOKEN.test(given);
  const token = isNew ? randomBytes(32).toString('base64url') : given;
  return { token, hash: sha256(token), isNew };
}

const appOf = (agent: string): DeviceApp => {
  if (/micromessenger/i.test(agent)) return 'wechat';
  return /alipayclient/i.test(agent) ? 'alipay' : 'browser';
};

/** What the calling device says it is. */
export function deviceKindOf({ headers }: Pick<FastifyRequest, 'headers'>): DeviceKind {
  const named = headers[PLATFORM_HEADER];
  return {
    app: appOf(headers['user-agent'] ?? ''),
    system: DEVICE_SYSTEMS.find((system) => system === named) ?? 'OTHER',
  };
}

/** Sends a device its token: in a header to mini-programs, in an HttpOnly cookie to browsers. */
export function giveDevice(request: FastifyRequest, reply: FastifyReply, device: Device): void {
  if (request.headers[DEVICE_HEADER] !== undefined) {
    void reply.header(DEVICE_HEADER, device.token);
    return;
  }
  const seconds = DEVICE_COOKIE_LIFETIME / 1_000;
  const isSecure = request.protocol === 'https';
  void reply.header(
    'set-cookie',
    hostCookieLine(DEVICE_COOKIE, device.token, { seconds, isSecure }),
  );
}

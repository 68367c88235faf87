import { createHash } from 'node:crypto';
import { join } from 'node:path';
import fastify from 'fastify';
import { CODE } from '@contract/errors';
import type { EndpointName, InputOf } from '@contract/endpoints';
import { addHandler } from '../../../server/areas/subscribe/add';
import { addFamilyHandler } from '../../../server/areas/subscribe/family';
import { holdHandler, releaseHoldHandler } from '../../../server/areas/subscribe/hold';
import { capacityHandler } from '../../../server/areas/desk/capacity';
import { closeHandler, reopenHandler } from '../../../server/areas/desk/close';
import { cancelHandler } from '../../../server/areas/order/cancel';
import { changeHandler } from '../../../server/areas/order/change';
import { joinHandler } from '../../../server/areas/waitlist/join';
import { createOffers } from '../../../server/domain/booking/waitlist/offer-freed-slots';
import { leaveHandler } from '../../../server/areas/waitlist/routes';
import { readLoginSettings } from '../../../server/kernel/login-settings';
import { createBookingServices } from '../../../server/domain/booking/submission/services';
import { createClock, dayOf, instantOf } from '../../../server/kernel/clock';
import { readConfig } from '../../../server/kernel/config';
import type { Database } from '../../../server/db/database';
import { DomainError } from '../../../server/http/domain-error';
import type { Handler } from '../../../server/http/route';
import { CLINIC } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { TEST_CIPHER } from '../kit/test-cipher';
import { platformsFor } from '../kit/test-platforms';

const ROOT = join(__dirname, '../../..');

/** The calls that run concurrently. */
export type CrossingName = Extract<
  EndpointName,
  | 'POST /subscribe/subscribe/addV2.do'
  | 'POST /subscribe/subscribe/addFamily.do'
  | 'POST /subscribe/subscribe/hold.do'
  | 'POST /subscribe/subscribe/releaseHold.do'
  | 'POST /order/subscribe/cancel.do'
  | 'POST /order/subscribe/update.do'
  | 'POST /subscribe/waiting/join.do'
  | 'POST /subscribe/waiting/leave.do'
  | 'POST /desk/capacity.do'
  | 'POST /desk/close.do'
  | 'POST /desk/reopen.do'
>;

export interface Answer {
  readonly code: string;
  readonly data: unknown;
}

/** Makes a call for somebody. */
export type Channel = <Name extends CrossingName>(
  name: Name,
  input: InputOf<Name>,
  caller: Caller,
) => Promise<Answer>;

/** Over HTTP, to the providers in turn. @param deskToken of staff of the first clinic */
export function channelTo(providers: readonly Provider[], deskToken: string): Channel {
  let turn = 0;
  return async (name, input, caller) => {
    const provider = providers[(turn += 1) % providers.length] as Provider;
    return provider.call(name, input, {
      token: caller.token,
      headers: { 'desk-token': deskToken },
    });
  };
}

/** Noon of a day, ms: waiting-list offers are made by day only. */
const daytime = (now: number): number => instantOf(dayOf(now), '12:00');

/** The handlers themselves on an open database, for the embedded one, which no second process can open. */
export function channelInProcess(database: Database): Channel {
  const deps = {
    config: readConfig({ SEED: '0' }, ROOT),
    clock: createClock(0),
    database,
    db: database.db,
    personKey: createHash('sha256').update('interleavings').digest(),
    cipher: TEST_CIPHER,
    login: readLoginSettings(undefined, 'qa'),
    security: { note: () => undefined, flush: () => Promise.resolve() },
    networkLog: { note: () => undefined, flush: () => Promise.resolve() },
    provinceOf: () => null,
    metrics: null,
    jobs: { every: () => () => Promise.resolve(), failing: () => [], states: () => [] },
    platforms: platformsFor(database, () => Date.now()),
    log: fastify({ logger: false }).log,
  };
  const services = createBookingServices(deps);
  const offer = createOffers(services);
  const handlers: { readonly [Name in CrossingName]: Handler<Name> } = {
    'POST /subscribe/subscribe/addV2.do': addHandler(services, deps.db),
    'POST /subscribe/subscribe/addFamily.do': addFamilyHandler(services, deps.db),
    'POST /subscribe/subscribe/hold.do': holdHandler(services, deps),
    'POST /subscribe/subscribe/releaseHold.do': releaseHoldHandler(services),
    'POST /order/subscribe/cancel.do': cancelHandler(services, deps),
    'POST /order/subscribe/update.do': changeHandler(services, deps.db),
    'POST /subscribe/waiting/join.do': joinHandler(services, deps.db),
    'POST /subscribe/waiting/leave.do': leaveHandler(services, deps.db),
    'POST /desk/capacity.do': capacityHandler(services, deps.db),
    'POST /desk/close.do': closeHandler(services, deps),
    'POST /desk/reopen.do': reopenHandler(deps.db),
  };
  return async (name, input, { userId, token }) => {
    const now = deps.clock.now();
    const context = {
      now,
      today: dayOf(now),
      language: 'en',
      session: { userId, secret: '', token, tokenHash: '', hasMobile: true, isCaregiver: false },
      caregiver: null,
      staff: { staffId: `s-${CLINIC}`, depaCode: CLINIC, name: '', tokenHash: '' },
      userId,
      address: '127.0.0.1',
      log: deps.log,
    };
    const handle = handlers[name] as (input: unknown, context: unknown) => Promise<unknown>;
    try {
      await offer(daytime(now));
      return { code: CODE.SUCCESS, data: await handle({ note: '', ...input }, context) };
    } catch (error) {
      if (error instanceof DomainError) return { code: error.code, data: error.details.data };
      throw error;
    }
  };
}

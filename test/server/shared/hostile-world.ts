import { createHash } from 'node:crypto';
import type { Access } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { PLAUSIBLE } from './plausible-values';
import { insertAuthors, insertCommunityStaff, insertTopics } from '../kit/worlds/community-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { activityOf, contentOf, everythingOf } from './owner-of-everything';
import type { KnownValues } from '../kit/sampled-input';
import { insertColleagues, say } from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { startOn } from '../kit/start-on';

const PEOPLE = 7;
/** These end an account or its session. */
const ENDING = /logout|delete\.do/;

/** Whoever has a role: one who stays, and one whose session calls may end. */
interface Pair {
  readonly stays: string;
  readonly leaves: string;
}

/** A provider with an account that has something of everything, and people of every role. */
export interface HostileWorld {
  readonly testDatabase: TestDatabase;
  readonly provider: Provider;
  readonly owner: Caller;
  /** Has a conversation of its own; makes no hostile calls. */
  readonly bystander: Caller;
  /** Has the owner's and the bystander's conversation. */
  readonly clerk: Colleague;
  /** Of the owner and the bystander. */
  readonly openChats: { readonly owner: string; readonly bystander: string };
  /** Existing values for the fields of a call. */
  knownFor(name: EndpointName): KnownValues;
  /** Headers of somebody who may make a call. @param chance of 2 ** 32; most calls are the owner's */
  identityFor(name: EndpointName, chance?: number): Record<string, string>;
  stop(): Promise<void>;
}

/** The same random numbers for the same call, so that a failure can be repeated. */
export const chanceOf = (call: number, what: string): number =>
  createHash('md5').update(`${call} ${what}`).digest().readUInt32BE(0);

export async function createHostileWorld(): Promise<HostileWorld> {
  const testDatabase = await createTestDatabase('postgres');
  const free = [1, 2, 3, 4].map((days) => ({ day: dayFrom(days), capacity: 500 }));
  const slots = [...free, { day: dayFrom(5), capacity: 0 }];
  const world = await createWorld(testDatabase, { callers: PEOPLE + 1, families: 1, slots });
  const callers = world.callers.slice(0, PEOPLE);
  const [owner] = callers as [Caller];
  const bystander = world.callers[PEOPLE] as Caller;
  const authorIds = await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC]);
    await insertTopics(database);
    return insertAuthors(database, callers);
  });
  const provider = await startOn(testDatabase);
  const stop = async (): Promise<void> => {
    await provider.halt();
    await testDatabase.remove();
  };
  const [clerk, leavingClerk] = await insertColleagues(testDatabase, ['clerk', 'leaving clerk']);
  const [leavingModerator] = await insertColleagues(
    testDatabase,
    ['leaving moderator'],
    'moderator',
  );
  const [leavingNurse] = await insertColleagues(testDatabase, ['leaving nurse'], 'desk');
  const desk = await openDesk(provider, CLINIC);
  const community = { testDatabase, provider, people: callers, authorIds, stop };
  const staff = await insertCommunityStaff(community);
  const owned = await everythingOf(owner, { testDatabase, provider, world });
  const content = await contentOf(community, staff);
  const openChat = async (who: Caller): Promise<string> => {
    const { chat } = await say(provider, who, '怎么改期');
    const { conversationId } = chat;
    await provider.ok('POST /service/staff/take.do', { conversationId }, clerk);
    return conversationId;
  };
  const openChats = { owner: await openChat(owner), bystander: await openChat(bystander) };
  const known: KnownValues = {
    ...bookingOf(owner, world.slotIds[1] ?? 0),
    ...PLAUSIBLE,
    ...owned,
    ...content,
    slotId: world.slotIds[1],
    linkmanId: owner.linkmanId,
    activityId: await activityOf(testDatabase, owned.ticketId),
    vaccId: PLAUSIBLE.productId,
    code: 'visit',
    // A call that waits for news would take 25 s.
    wait: false,
  };
  const tokens: Partial<Record<Access, Pair>> = {
    staff: { stays: desk.token, leaves: leavingNurse?.token ?? '' },
    moderator: {
      stays: staff.mia.headers['desk-token'],
      leaves: leavingModerator?.token ?? '',
    },
    service: { stays: clerk?.token ?? '', leaves: leavingClerk?.token ?? '' },
  };
  return {
    testDatabase,
    provider,
    owner,
    bystander,
    clerk: clerk as Colleague,
    openChats,
    knownFor: (name) =>
      endpoints[name].access === 'service' ? { ...known, conversationId: openChats.owner } : known,
    identityFor(name, chance = 1): Record<string, string> {
      const pair = tokens[endpoints[name].access];
      const isEnding = ENDING.test(name);
      if (pair) return { 'desk-token': isEnding ? pair.leaves : pair.stays };
      const other = callers[Math.floor(chance / 3) % PEOPLE];
      const caller = isEnding ? callers[PEOPLE - 1] : chance % 3 === 0 ? other : owner;
      return { tk: caller?.token ?? '', nonce: 'nonce' };
    },
    stop,
  };
}

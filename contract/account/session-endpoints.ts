import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, id, instant, nothing } from '../fields';
import { DEVICE_APPS, DEVICE_SYSTEMS } from './device-rules';

/** A session as its owner sees it. */
export const ownSession = v.object({
  sessionId: id,
  /** The one that asks. */
  isPresent: v.boolean(),
  app: v.picklist(DEVICE_APPS),
  system: v.picklist(DEVICE_SYSTEMS),
  startedAt: instant,
  /** Of an account's session to the day, of a session of staff to the minute. */
  seenAt: instant,
});
export type OwnSession = v.InferOutput<typeof ownSession>;

export const ownSessions = v.object({ list: v.array(ownSession) });

/** Without an id: all but the one that asks. */
export const endedSessions = v.object({ sessionId: v.optional(id) });

/** The devices on which an account is signed in. The paths are ours. */
export const sessionEndpoints = {
  'GET /passport/user/session/list.do': endpoint({
    access: 'user',
    input: nothing,
    data: ownSessions,
  }),
  'POST /passport/user/session/end.do': endpoint({
    access: 'user',
    input: endedSessions,
    data: done,
  }),
};

import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { endpoint } from '../endpoint';
import { day, done, flag, instant, nothing, pageOf, paging, text } from '../fields';
import { ACCESSED_PARTS } from './access-rules';
import { CATEGORIES } from './category-rules';
import { GIVEN_AGAIN, PURPOSES, WITHDRAWN_HERE } from './consent-rules';
import { NOTICE_CHANNELS, NOTICE_NAMES } from './notice-rules';
import { RECEIVERS } from './sharing-rules';

/** A kind of data in words: what, what for, how long, who gets it. */
const heldKind = v.object({
  what: v.string(),
  purpose: v.string(),
  stored: v.string(),
  receivers: v.string(),
});
export type HeldKind = v.InferOutput<typeof heldKind>;

/** What is held of a category, in the reader's language; empty categories too. */
export const heldCategory = v.object({
  category: v.picklist(CATEGORIES),
  title: v.string(),
  kinds: v.array(heldKind),
  /** What there is of it, by name. */
  parts: v.array(v.object({ title: v.string(), count: v.number() })),
});
export type HeldCategory = v.InferOutput<typeof heldCategory>;

/** A consent, with what it refers to. */
export const consent = v.object({
  purpose: v.picklist(PURPOSES),
  /** Of the family member, the follow-up, the prize or the platform; '' for the account's own. */
  id: v.string(),
  /** Name of the person, clinic or prize; '' for the account's own and for platforms, whose name is their `id`. */
  name: v.string(),
  /** Day of the visit of a follow-up. */
  day: v.nullable(day),
  /** When it was given or withdrawn last; null where it is not known. */
  at: v.nullable(instant),
  /** Of the document that was agreed to; '' where there is none. */
  version: v.string(),
  given: v.boolean(),
});
export type Consent = v.InferOutput<typeof consent>;

/** Who receives something, and what of it. */
const receiverWords = v.object({ who: v.string(), gets: v.string() });
export type ReceiverWords = v.InferOutput<typeof receiverWords>;

/** What is handled by a consent, in the reader's language: kinds of data, and who gets what of them. */
export const handledData = v.object({
  purpose: v.picklist(PURPOSES),
  kinds: v.array(heldKind),
  receivers: v.array(receiverWords),
});
export type HandledData = v.InferOutput<typeof handledData>;

/** Something of the account that somebody else received. */
export const sharing = v.object({
  receiver: v.picklist(RECEIVERS),
  ...receiverWords.entries,
  /** Name of the clinic, or id of the platform or partner; '' where there is one receiver only. */
  name: v.string(),
  /** Of the consent to withdraw, where there is one. */
  id: v.string(),
  since: v.nullable(instant),
  latest: v.nullable(instant),
  /** Appointments, payments, texts and the like; 0 where they are not counted. */
  count: v.number(),
  /** Appointments that can still be cancelled. */
  open: v.number(),
  /** Its consent was withdrawn: nothing new is shared. */
  stopped: v.boolean(),
});
export type Sharing = v.InferOutput<typeof sharing>;

/** Something of the account that staff opened. */
export const recordAccess = v.object({
  part: v.picklist(ACCESSED_PARTS),
  /** Of the clinic; '' for customer service and moderators. */
  clinic: v.string(),
  /** Of the appointment; null for what is not one. */
  day: v.nullable(day),
  /** The order, where it can be opened; '' otherwise. */
  orderId: v.string(),
  firstAt: instant,
  lastAt: instant,
  /** Openings within 10 minutes count once. */
  times: v.number(),
});
export type RecordAccess = v.InferOutput<typeof recordAccess>;

const noticeSetting = v.object({
  notice: v.picklist(NOTICE_NAMES),
  channel: v.picklist(NOTICE_CHANNELS),
  on: v.boolean(),
});
export type NoticeSetting = v.InferOutput<typeof noticeSetting>;
const noticeSettings = v.object({ list: v.array(noticeSetting) });

/** The account's personal data: what is held, consents, sharing, accesses, notices. The paths are ours. */
export const personalEndpoints = {
  'GET /personal/data/categories.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ list: v.array(heldCategory) }),
  }),
  'GET /personal/consent/list.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      list: v.array(consent),
      /** For each purpose in the list, once. */
      handled: v.array(handledData),
    }),
    encrypted: 'response',
  }),
  /** Ends the processing at once; a repetition changes nothing. */
  'POST /personal/consent/withdraw.do': endpoint({
    access: 'user',
    input: v.object({
      purpose: v.picklist(WITHDRAWN_HERE),
      /** As in the list. */
      id: v.optional(text(0, 64), ''),
    }),
    data: done,
  }),
  /**
   * Gives a consent that is a state of the account. Usage statistics need `agreed` to their text in force, else 4000 with
   * `NewText`; the community's rules are agreed to by whoever writes next.
   */
  'POST /personal/consent/give.do': endpoint({
    access: 'user',
    input: v.object({ purpose: v.picklist(GIVEN_AGAIN), agreed: v.optional(agreedTexts) }),
    data: done,
  }),
  'GET /personal/sharing/list.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ list: v.array(sharing) }),
    encrypted: 'response',
  }),
  /** Who of the staff opened something of the account, the newest first. */
  'GET /personal/access/pageList.do': endpoint({
    access: 'user',
    input: v.object(paging),
    data: pageOf(recordAccess),
  }),
  'GET /personal/notice/settings.do': endpoint({
    access: 'user',
    input: nothing,
    data: noticeSettings,
  }),
  /** Turns a channel of a notice on or off, from then on. @throws 4000 for one that cannot be turned off */
  'POST /personal/notice/set.do': endpoint({
    access: 'user',
    input: v.object({
      notice: v.picklist(NOTICE_NAMES),
      channel: v.picklist(NOTICE_CHANNELS),
      on: flag,
    }),
    data: noticeSettings,
  }),
};

import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { endpoint } from '../endpoint';
import { day, done, id, instant, maskedMobile, text } from '../fields';
import { MERGE_BLOCKS } from './merge-rules';
import { CAREGIVER_ROLES } from './role-rules';

const role = v.picklist(CAREGIVER_ROLES);
const code = text(1, 40);

/** What the log of a member shows: steps of the family with appointments, and with who may act for the member. */
const LOG_KINDS = [
  'booked',
  'changed',
  'cancelled',
  'arrived',
  'invited',
  'withdrawn',
  'joined',
  'left',
  'removed',
  'merged',
] as const;

const logEntry = v.object({
  at: instant,
  kind: v.picklist(LOG_KINDS),
  /** The account that did it, by its mobile; '' for one that is deleted. */
  by: maskedMobile,
  /** The reader did it. */
  isOwn: v.boolean(),
  /** Role that the entry is about; null for appointments. */
  role: v.nullable(role),
  /** Whose access was ended; '' elsewhere. */
  whose: maskedMobile,
  /** The appointment and its vaccine; null and '' for others. */
  orderId: v.nullable(id),
  productName: v.string(),
});
export type CaregiverLogEntry = v.InferOutput<typeof logEntry>;

const caregiver = v.object({
  caregiverId: id,
  role,
  mobileMasked: maskedMobile,
  joinedAt: instant,
  /** The reader. */
  isOwn: v.boolean(),
});
export type Caregiver = v.InferOutput<typeof caregiver>;

const entryCounts = {
  /** The reader's own entry. */
  linkmanId: id,
  name: v.string(),
  /** Open appointments, doses entered by the family, entries of waiting lists, and caregivers of the own entry. */
  appointments: v.number(),
  enteredDoses: v.number(),
  waiting: v.number(),
  sharedWith: v.number(),
};

/** Appointments of both entries that contradict each other, or one that contradicts a dose on record. */
const mergeConflict = v.object({
  /** Why, as booking says it of the first one. */
  reason: v.string(),
  orders: v.array(
    v.object({
      orderId: id,
      /** Of the reader's own entry; else of the shared member. */
      isOwn: v.boolean(),
      productName: v.string(),
      day,
    }),
  ),
});
export type MergeConflict = v.InferOutput<typeof mergeConflict>;

const ownEntry = v.object({
  ...entryCounts,
  /** What has to be done before it can be merged; null: nothing. */
  block: v.nullable(v.picklist(MERGE_BLOCKS)),
  /** What has to be cancelled or moved before. */
  conflicts: v.array(mergeConflict),
});
export type OwnEntry = v.InferOutput<typeof ownEntry>;

const caregivers = v.object({
  linkmanId: id,
  name: v.string(),
  /** The reader's role; null: the owner. */
  role: v.nullable(role),
  /** The owner's mobile. */
  owner: maskedMobile,
  /** All of them for the owner and guardians; for an escort themselves. */
  caregivers: v.array(caregiver),
  /** The invitation that can still be accepted; its code is shown only when it is made. For the owner. */
  invitation: v.nullable(v.object({ role, expiresAt: instant })),
  /** The newest first; empty for an escort. */
  log: v.array(logEntry),
  /** A guardian's own entry of the same person, which can be merged (docs/decisions/0171). */
  ownEntry: v.nullable(ownEntry),
});
export type Caregivers = v.InferOutput<typeof caregivers>;

const invitation = v.object({
  /** Of the child, masked: whoever mistypes a code learns nobody's name. */
  nameMasked: v.string(),
  inviter: maskedMobile,
  role,
  expiresAt: instant,
  /** The reader's own entry with the same document, which is merged on accepting; only what is the reader's own is said of it. */
  ownEntry: v.nullable(v.object(entryCounts)),
});
export type Invitation = v.InferOutput<typeof invitation>;

/** Calls about other accounts that may act for a family member (docs/decisions/0164). */
export const caregiverEndpoints = {
  'GET /linkman/caregiver/detail.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: caregivers,
    encrypted: 'response',
  }),
  /** Makes an invitation; one that was there before is no longer valid. */
  'POST /linkman/caregiver/invite.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id, role, agreed: v.optional(agreedTexts) }),
    data: v.object({ code: v.string(), expiresAt: instant }),
    encrypted: 'response',
  }),
  'POST /linkman/caregiver/withdraw.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
  }),
  /** What an invitation is for, before it is accepted. A wrong code counts as an attempt. */
  'POST /linkman/caregiver/open.do': endpoint({
    access: 'user',
    input: v.object({ code }),
    data: invitation,
  }),
  'POST /linkman/caregiver/accept.do': endpoint({
    access: 'user',
    /** `merges`: the own entry of the same child is merged; needed where there is one. */
    input: v.object({
      code,
      agreed: v.optional(agreedTexts),
      merges: v.optional(v.boolean()),
    }),
    /** `merged`: whether it was; what keeps it from that is in the detail. */
    data: v.object({ linkmanId: id, role, merged: v.boolean() }),
  }),
  /** A guardian's own entry of the shared child is merged with it. */
  'POST /linkman/caregiver/merge.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
  }),
  /** The owner ends somebody's access. */
  'POST /linkman/caregiver/remove.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id, caregiverId: id }),
    data: done,
  }),
  /** A caregiver ends their own access. */
  'POST /linkman/caregiver/leave.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
  }),
};

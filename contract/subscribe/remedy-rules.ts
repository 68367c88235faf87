import { CODE } from '../errors';
import type { Code } from '../errors';

/** Changes with which a refused booking would succeed; the data of each is in `remedy` (remedy.ts). */
export const REMEDY_KINDS = [
  /** A visit with slots for the whole group. */
  'otherVisit',
  /** Another time: one of `alternatives`, or any other in the calendar. */
  'otherTime',
  /** A day from `allowedFrom` on that can be booked already. */
  'later',
  /** The waiting list. */
  'wait',
  'otherClinic',
  'otherVaccine',
  'otherPerson',
  /** Somebody who is not in the family list yet. */
  'addPerson',
  /** Booking without the person concerned. */
  'leaveOut',
  'otherDose',
  /** Correcting the person's data. */
  'editPerson',
  'addGuardian',
  /** Correcting what was answered about the person's health. */
  'health',
  /** Replacing the order in `standing`; keeping it is `viewOrder`. */
  'replace',
  'viewOrder',
  /** The person's plan, with the day from which it is allowed. */
  'plan',
  'readDisclosure',
  /** The queue of an announced release. */
  'queue',
  'withoutHold',
  /** Reloading and choosing again. */
  'refresh',
  'askClinic',
] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];

type Row = readonly [RemedyKind, ...RemedyKind[]];

/**
 * Remedies for each code that refuses a booking, the best first. The provider sends those of a row for which the case
 * has data; the last of a row needs none, so that there is always one.
 */
export const REMEDIES = {
  [CODE.TIME_QUERY]: ['otherTime', 'otherClinic', 'askClinic'],
  [CODE.NOT_FOUND]: ['refresh', 'otherClinic'],
  [CODE.SLOT_FULL]: ['otherVisit', 'otherTime', 'wait', 'otherClinic'],
  [CODE.SLOT_CLOSED]: ['otherVisit', 'otherTime', 'wait', 'otherClinic'],
  [CODE.NOT_RELEASED]: ['otherVisit', 'otherTime', 'wait', 'otherClinic'],
  [CODE.NOT_ONE_VISIT]: ['otherVisit', 'otherTime'],
  [CODE.CLINIC_OFFLINE]: ['otherClinic', 'otherVaccine', 'askClinic'],
  [CODE.OVER_AGE]: ['otherVaccine', 'otherPerson', 'plan', 'editPerson', 'askClinic'],
  [CODE.TOO_YOUNG]: ['later', 'plan', 'otherVaccine', 'otherPerson', 'editPerson', 'askClinic'],
  [CODE.INTERVAL]: ['later', 'plan', 'otherPerson', 'askClinic'],
  [CODE.HEALTH_PROFILE]: ['later', 'health', 'otherVaccine', 'otherPerson', 'askClinic'],
  [CODE.SEX_LIMIT]: ['otherPerson', 'otherVaccine', 'plan', 'editPerson', 'addPerson'],
  [CODE.GUARDIAN_MISSING]: ['addGuardian', 'otherPerson'],
  [CODE.DUPLICATE_ORDER]: ['replace', 'viewOrder', 'otherDose', 'otherPerson'],
  [CODE.DISCLOSURE_MISSING]: ['readDisclosure'],
  [CODE.HOLD_ALLOWANCE]: ['withoutHold'],
  [CODE.NOT_REPLACEABLE]: ['viewOrder', 'askClinic'],
  [CODE.ORDER_STATE]: ['viewOrder'],
  [CODE.NO_CHANGES_LEFT]: ['viewOrder', 'askClinic'],
  [CODE.TICKET_NEEDED]: ['queue', 'otherTime'],
  [CODE.TICKET_NOT_YET]: ['queue', 'otherTime'],
  [CODE.TICKET_OTHERS]: ['otherPerson', 'queue'],
  [CODE.QUEUE_NOT_OPEN]: ['queue'],
  [CODE.QUEUE_CLOSED]: ['otherTime', 'wait', 'otherClinic'],
} as const satisfies Partial<Record<Code, Row>>;

/** Codes that refuse a booking. */
export type RefusalCode = keyof typeof REMEDIES;

/** Cases of a code whose remedies differ from its row. */
export const REMEDIES_OF_CASE = {
  notOffered: ['otherClinic'],
  offline: ['otherClinic', 'otherVaccine', 'askClinic'],
  outOfStock: ['otherClinic', 'otherVaccine', 'askClinic'],
  /** The doses of a limited product are booked, not the places. */
  noDoses: ['otherVisit', 'wait', 'otherTime', 'otherClinic'],
  outOfWindow: ['otherVisit', 'otherTime'],
  noSuchSlot: ['refresh', 'otherTime'],
  noPerson: ['otherPerson', 'addPerson'],
  noDose: ['refresh'],
  doseGiven: ['otherDose', 'plan', 'otherPerson', 'viewOrder'],
  /** A self-reported dose of the caller, who can remove the entry. */
  doseNoted: ['plan', 'otherDose', 'otherPerson'],
  /** A conflict with another account, of which nothing is disclosed. */
  elsewhere: ['askClinic', 'otherPerson'],
  twice: ['leaveOut', 'refresh'],
  /** Two vaccines that one person cannot have in one visit. */
  apart: ['leaveOut', 'plan', 'askClinic'],
  tooYoungForever: ['askClinic', 'otherPerson'],
  /** The following dose is booked for a day that would be too soon. */
  nextBooked: ['viewOrder', 'otherTime', 'askClinic'],
  /** The person is to be at another clinic at that time. */
  sameTime: ['otherTime', 'viewOrder'],
  /** In the queue of a release for another product against the same disease. */
  secondProduct: ['queue', 'otherPerson'],
  fewerRemaining: ['leaveOut', 'queue'],
  /** The order to replace does not exist (any more). */
  noSuchOrder: ['refresh', 'viewOrder'],
  /** Too late for its owner to change or cancel an order. */
  deadline: ['askClinic', 'viewOrder'],
} as const satisfies Record<string, Row>;
export type RefusalCase = keyof typeof REMEDIES_OF_CASE;

import { CODE } from '@contract/errors';
import type { AnswerCode, Code } from '@contract/errors';
import type { Refusal, AlternativeSlot } from '@contract/subscribe/endpoints';
import type { Visitor } from '@contract/subscribe/remedy';
import type { RefusalCase, RemedyKind } from '@contract/subscribe/remedy-rules';
import { dayOf, timeOf } from '../../../kernel/clock';
import type { Bilingual } from '../../../kernel/language';
import { messageOf } from '../../../http/messages';
import { DomainError } from '../../../http/domain-error';
import { nextBookedMessage } from '../../../shared/doses/booked-next';
import type { BookingFailure } from '../submission/booking';
import { HistoryChanged } from './history-changed';
import type { Ineligible } from '../../../shared/doses/eligibility';
import { elsewhereMessage } from '../../../shared/doses/elsewhere';
import { tooNearMessage } from '../../../shared/doses/live-vaccine-text';
import { healthMessage } from './health-refusal';
import { MESSAGE, MESSAGE_OF_CASE } from './refusal-messages';
import { remediesFor } from './remedies';
import type { RefusalFacts } from './remedies';

/** A refusal in the contract's form: its facts and remedies; without a code no remedies. */
export const refusalData = (facts: RefusalFacts, code?: AnswerCode): Refusal => ({
  remedies: code ? remediesFor(code, facts) : [],
  allowedFrom: facts.allowedFrom ?? null,
  alternatives: [...(facts.alternatives ?? [])],
  orderId: facts.orderId ?? null,
  standing: facts.conflictingOrder ?? null,
  person: facts.person ?? null,
});

/** What a refusal's text may contain besides that of its code and case. */
export interface RefusalText {
  readonly message?: Bilingual;
  /** Fills `{date}` of the message; default: the first allowed day. */
  readonly date?: string;
}

export function refused(code: Code, facts: RefusalFacts & RefusalText = {}): DomainError {
  const { case: inCase, clinic } = facts;
  const message =
    facts.message ??
    (inCase === 'elsewhere' && clinic
      ? elsewhereMessage(clinic)
      : inCase && MESSAGE_OF_CASE[inCase]);
  return new DomainError(code, {
    data: refusalData(facts, code),
    params: { date: facts.date ?? facts.allowedFrom ?? '' },
    ...(message && { message }),
  });
}

/** The refusal in an error; where it has none, that of its code. */
export const refusalOfError = ({ code, details }: DomainError): Refusal =>
  (details.data as Refusal | undefined) ?? refusalData({}, code);

/** Remedies for one person only, which do not suit a group booking. */
const ALONE: readonly RemedyKind[] = ['wait', 'otherVaccine', 'otherPerson'];

/** The same refusal, naming which of several people and doses it is about, which may be left out. */
export function refusedFor(person: Visitor, refusal: DomainError): DomainError {
  const { code, details } = refusal;
  const data = refusalOfError(refusal);
  const own = data.remedies.filter(({ kind }) => kind !== 'leaveOut' && !ALONE.includes(kind));
  const leaveOut = { kind: 'leaveOut', ...person } as const;
  // Other visits help the whole group; the other remedies concern this person.
  const visits = own.filter(({ kind }) => kind === 'otherVisit');
  const others = own.filter(({ kind }) => kind !== 'otherVisit');
  const who = [person.name, ...(person.product ? [person.product.name] : [])].join(' · ');
  return new DomainError(code, {
    data: { ...data, remedies: [...visits, leaveOut, ...others], person },
    message: {
      zh: `${who}：${messageOf(code, 'zh-CN', details)}`,
      en: `${who}: ${messageOf(code, 'en', details)}`,
    },
  });
}

/** The case of a violation, where its code's remedies do not fit. */
export function caseOf(violation: Ineligible): RefusalCase | undefined {
  const { code, allowedFrom, orderId, done, notedOn, next } = violation;
  if (next) return 'nextBooked';
  const waits = code === CODE.TOO_YOUNG || code === CODE.INTERVAL;
  if (waits && allowedFrom === null) return 'tooYoungForever';
  if (notedOn !== undefined) return 'doseNoted';
  if (done) return 'doseGiven';
  return code === CODE.DUPLICATE_ORDER && orderId === null ? 'elsewhere' : undefined;
}

/**
 * Refusal of a person.
 * @param facts facts for the remedies, and the conflicting order of a duplicate, found by the caller
 */
export function refusedPerson(
  violation: Ineligible,
  alternatives?: readonly AlternativeSlot[],
  facts: RefusalFacts = {},
): DomainError {
  const { code, allowedFrom, orderId, notedOn, liveCode, next, isOtherVaccine, answered } =
    violation;
  const inCase = caseOf(violation);
  const isTooNear = liveCode !== undefined && allowedFrom !== null;
  return refused(code, {
    ...facts,
    ...(alternatives && { alternatives }),
    ...(inCase && { case: inCase }),
    ...(notedOn !== undefined && { date: notedOn }),
    ...(isTooNear && { message: tooNearMessage(liveCode) }),
    ...(next && { message: nextBookedMessage(next) }),
    ...(isOtherVaccine && { message: MESSAGE.otherVaccine }),
    ...(answered && { message: healthMessage(answered, allowedFrom !== null) }),
    allowedFrom,
    orderId,
  });
}

/** Refusal of a slot. */
export function refusedSlot(
  why: BookingFailure,
  alternatives: readonly AlternativeSlot[],
  facts: RefusalFacts = {},
): DomainError {
  const withAlternatives = { ...facts, alternatives };
  switch (why.kind) {
    case 'full':
      return refused(CODE.SLOT_FULL, withAlternatives);
    case 'noDoses':
      return refused(CODE.SLOT_FULL, { ...withAlternatives, case: why.kind });
    case 'closed':
      return refused(CODE.SLOT_CLOSED, withAlternatives);
    case 'past':
      return refused(CODE.SLOT_CLOSED, { ...withAlternatives, message: MESSAGE.past });
    case 'noSuchSlot':
    case 'outOfWindow':
      return refused(CODE.SLOT_CLOSED, { ...withAlternatives, case: why.kind });
    case 'notReleased':
      return refused(CODE.NOT_RELEASED, {
        ...withAlternatives,
        allowedFrom: dayOf(why.releaseAt),
        date: `${dayOf(why.releaseAt)} ${timeOf(why.releaseAt)}`,
      });
    case 'byTicket':
      return refused(CODE.TICKET_NEEDED, { ...withAlternatives, releaseId: why.releaseId });
    case 'overtaken':
      return new HistoryChanged();
    case 'duplicate': {
      const { orderId } = why;
      return refusedPerson(
        { code: CODE.DUPLICATE_ORDER, allowedFrom: null, orderId },
        undefined,
        facts,
      );
    }
  }
}

/** Why a clinic takes a recorded dose back; the account reads it. */
export const TAKE_BACK_REASONS = ['wrongPerson', 'notGiven', 'wrongProduct', 'other'] as const;
export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

/**
 * What becomes of the appointment: `arrived`, the person is still at the clinic and is checked in as before; `ended`, it is
 * over, and what was paid online goes back.
 */
export const TAKE_BACK_OUTCOMES = ['arrived', 'ended'] as const;
export type TakeBackOutcome = (typeof TAKE_BACK_OUTCOMES)[number];

/** Characters of the words beside a reason. */
export const LEAST_TAKE_BACK_NOTE = 2;
export const MOST_TAKE_BACK_NOTE = 100;

/** A reason with its words; '' where there are none. */
export interface TakeBackCause {
  readonly reason: TakeBackReason;
  readonly note: string;
}

/** Whether the words beside a reason suffice: `other` says nothing by itself. */
export function isCauseComplete({ reason, note }: TakeBackCause): boolean {
  const { length } = note.trim();
  return length >= (reason === 'other' ? LEAST_TAKE_BACK_NOTE : 0) && length <= MOST_TAKE_BACK_NOTE;
}

/** A cause as the note of its event: the reason's code, and its words behind a space. */
export const noteOfCause = ({ reason, note }: TakeBackCause): string =>
  `${reason} ${note.trim()}`.trim();

/** The cause of an event's note; one without a known reason is taken as other words. */
export function causeOfNote(text: string): TakeBackCause {
  const [first = '', ...rest] = text.split(' ');
  const reason = TAKE_BACK_REASONS.find((each) => each === first);
  return reason === undefined ? { reason: 'other', note: text } : { reason, note: rest.join(' ') };
}

/** `waiting`: for staff; `open`: a member of staff has taken it. */
export const CHAT_STATES = ['waiting', 'open', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

export const SENDERS = ['user', 'staff', 'system'] as const;
export type Sender = (typeof SENDERS)[number];

/** What people and staff send; `event` is written by the provider. */
export const SENT_KINDS = ['text', 'picture', 'order', 'article'] as const;
export const MESSAGE_KINDS = [...SENT_KINDS, 'event'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Events of a conversation, as messages of the provider. */
export const CHAT_EVENTS = [
  'taken',
  'handedOver',
  'closed',
  'closedIdle',
  'closedUnanswered',
] as const;
export type ChatEvent = (typeof CHAT_EVENTS)[number];

/** Whether a conversation ends with an event. */
export const isEnd = (event: ChatEvent | null): boolean =>
  event === 'closed' || event === 'closedIdle' || event === 'closedUnanswered';

/** Characters of one message. */
export const MOST_TEXT = 1000;
/** Messages of one answer; older and newer ones are asked for. */
export const MOST_MESSAGES = 100;
/** ms that a call for new messages waits for them: below the 30 s at which mobile networks drop a silent connection. */
export const POLL_WAIT = 25_000;
/** ms without a sign of life after which a person counts as away: staff's answer is then announced by a message. */
export const AWAY_AFTER = 45_000;
/** ms without a message after which a conversation that staff have answered is closed. */
export const IDLE_CLOSE = 24 * 3_600_000;
/** ms without a message after which a conversation that nobody has answered is closed, with a message to the person. */
export const UNANSWERED_CLOSE = 7 * 24 * 3_600_000;
/** ms after its end in which the member of staff who had a conversation can read it. */
export const STAFF_READ_CLOSED = 24 * 3_600_000;
/** Messages a minute of one person, and of a member of staff, who writes to many. */
export const USER_MESSAGES_A_MINUTE = 30;
export const STAFF_MESSAGES_A_MINUTE = 120;

/** What decides how soon staff take a conversation. */
export interface UrgencyFacts {
  /** A word for something that cannot wait (`redFlagIn`). */
  readonly redFlag: boolean;
  /** An appointment today, in China. */
  readonly bookedToday: boolean;
  readonly member: boolean;
}

/** 3 health, 2 an appointment today, 1 members, 0 ordinary: membership never goes before the first two. */
export const urgencyOf = ({ redFlag, bookedToday, member }: UrgencyFacts): number => {
  if (redFlag) return 3;
  if (bookedToday) return 2;
  return member ? 1 : 0;
};

/** Hours in which staff answer, `HH:mm` in Asia/Shanghai, every day; `until` exclusive. */
export interface ServiceHours {
  readonly from: string;
  readonly until: string;
}

/** Whether staff answer at a wall-clock time. */
export const isStaffed = ({ from, until }: ServiceHours, time: string): boolean =>
  time >= from && time < until;

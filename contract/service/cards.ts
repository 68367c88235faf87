import * as v from 'valibot';
import { id, instant, integer, text, wholeNumber } from '../fields';
import { CHAT_EVENTS, CHAT_STATES, MESSAGE_KINDS, MOST_TEXT, SENDERS } from './chat-rules';

/** Number of a message in its conversation, from 1 without gaps. */
export const seq = v.pipe(integer, v.minValue(0));
/** Number of the last message that a caller has; 0: of none. */
export const after = v.optional(v.pipe(wholeNumber, v.minValue(0)), 0);

/** Made by the sender for each message: a repetition is stored once, for as long as the message is. */
export const clientId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** A message of a conversation, as its reader may see it. */
export const chatMessage = v.object({
  seq,
  sender: v.picklist(SENDERS),
  clientId: v.string(),
  kind: v.picklist(MESSAGE_KINDS),
  /** Of `text`; staff see private numbers masked. */
  text: v.string(),
  /** Of `order` and `article`: what it leads to. */
  target: v.nullable(v.object({ id, title: v.string(), note: v.string() })),
  picture: v.nullable(v.object({ url: v.string(), feedUrl: v.string() })),
  /** Of `event`. */
  event: v.nullable(v.picklist(CHAT_EVENTS)),
  /** Who of the staff wrote it or took the conversation; '' otherwise. */
  staffName: v.string(),
  at: instant,
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** What is sent: a text, or the id of a picture, of an own order, or of an article. */
export const sent = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: text(1, MOST_TEXT) }),
  v.object({ kind: v.literal('picture'), id }),
  v.object({ kind: v.literal('order'), id }),
  v.object({ kind: v.literal('article'), id }),
]);
export type Sent = v.InferOutput<typeof sent>;

/** A conversation as its owner sees it. */
export const chat = v.object({
  conversationId: id,
  state: v.picklist(CHAT_STATES),
  /** Asked outside the hours: the answer comes as a message. */
  isQuestion: v.boolean(),
  staffName: v.string(),
  lastSeq: seq,
  /** Newest messages that the owner and that staff have read. */
  readSeq: seq,
  staffReadSeq: seq,
  /** How many are before it, where it waits; else 0. */
  ahead: v.number(),
  rating: v.nullable(v.number()),
  /** Staff had it, and it ended less than a day ago. */
  canRate: v.boolean(),
});
export type Chat = v.InferOutput<typeof chat>;

/** A conversation that has ended, in the list of its owner. */
export const formerChat = v.object({
  conversationId: id,
  startedAt: instant,
  closedAt: instant,
  /** The owner's first message, which says what it was about. */
  subject: chatMessage,
});
export type FormerChat = v.InferOutput<typeof formerChat>;

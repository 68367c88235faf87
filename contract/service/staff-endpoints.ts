import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, flag, id, instant, nothing } from '../fields';
import { ORDER_STATUSES } from '../order/status-rules';
import { after, chatMessage, clientId, sent, seq } from './cards';
import { CHAT_STATES } from './chat-rules';

/** A conversation in the list of staff. */
export const staffChat = v.object({
  conversationId: id,
  state: v.picklist(CHAT_STATES),
  /** 3 health, 2 an appointment today, 1 members, 0 ordinary. */
  urgency: v.number(),
  isQuestion: v.boolean(),
  /** Nickname, or the masked mobile where there is none. */
  name: v.string(),
  staffName: v.string(),
  mine: v.boolean(),
  lastSeq: seq,
  readSeq: seq,
  /** Newest message that the person has read. */
  userReadSeq: seq,
  waitingSince: instant,
  rating: v.nullable(v.number()),
});
export type StaffChat = v.InferOutput<typeof staffChat>;

/** An appointment of the person, for staff who answer about it. */
export const staffOrder = v.object({
  orderId: id,
  product: v.string(),
  clinic: v.string(),
  day,
  time: v.string(),
  status: v.picklist(ORDER_STATUSES),
  /** Family name and stars. */
  person: v.string(),
});

const ofConversation = { conversationId: id };

/** Calls of staff with the role "service", who sign in by `/desk/login.do`. */
export const serviceStaffEndpoints = {
  'GET /service/staff/me.do': endpoint({
    access: 'service',
    input: nothing,
    data: v.object({ name: v.string(), waiting: v.number(), mine: v.number() }),
  }),
  'POST /service/staff/logout.do': endpoint({ access: 'service', input: nothing, data: done }),
  /** Conversations that wait, most urgent first, then those that are open; own ones first. */
  'GET /service/staff/queue.do': endpoint({
    access: 'service',
    input: nothing,
    data: v.object({ list: v.array(staffChat) }),
  }),
  /** Takes a waiting conversation. */
  'POST /service/staff/take.do': endpoint({
    access: 'service',
    input: v.object(ofConversation),
    data: staffChat,
  }),
  /** A conversation that waits or is one's own, until a day after its end; messages as for the person. */
  'GET /service/staff/messages.do': endpoint({
    access: 'service',
    input: v.object({
      ...ofConversation,
      after,
      wait: v.optional(flag, false),
    }),
    data: v.object({ chat: staffChat, list: v.array(chatMessage) }),
  }),
  /** Recent appointments of the person, while one has the conversation. */
  'GET /service/staff/orders.do': endpoint({
    access: 'service',
    input: v.object(ofConversation),
    data: v.object({ list: v.array(staffOrder) }),
  }),
  'POST /service/staff/send.do': endpoint({
    access: 'service',
    input: v.object({ ...ofConversation, clientId, message: sent }),
    data: chatMessage,
  }),
  'POST /service/staff/read.do': endpoint({
    access: 'service',
    input: v.object({ ...ofConversation, seq }),
    data: done,
  }),
  /** Gives an own conversation back to the queue. */
  'POST /service/staff/handOver.do': endpoint({
    access: 'service',
    input: v.object(ofConversation),
    data: done,
  }),
  'POST /service/staff/close.do': endpoint({
    access: 'service',
    input: v.object(ofConversation),
    data: done,
  }),
  /** Prepared answers, in the language asked for. */
  'GET /service/staff/canned.do': endpoint({
    access: 'service',
    input: nothing,
    data: v.object({ list: v.array(v.object({ title: v.string(), text: v.string() })) }),
  }),
};

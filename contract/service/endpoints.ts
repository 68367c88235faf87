import * as v from 'valibot';
import { clock, done, flag, id, nothing, pageOf, paging, text, wholeNumber } from '../fields';
import { endpoint } from '../endpoint';
import { after, chat, chatMessage, clientId, formerChat, sent, seq } from './cards';

/** An answer that needs nobody: from the account's own appointments, frequent questions, or the encyclopaedia. */
export const readyAnswer = v.object({
  kind: v.picklist(['order', 'question', 'disease', 'vaccine']),
  /** Of what it leads to; '' for a question, whose answer is whole. */
  id: v.string(),
  title: v.string(),
  text: v.string(),
});
export type ReadyAnswer = v.InferOutput<typeof readyAnswer>;

/** Longest question that is searched for, characters. */
const MOST_ASKED = 200;

/** The account's own conversation with customer service; the specification names the page only, the calls are ours. */
export const serviceEndpoints = {
  /**
   * Everything for whoever is stuck: when people answer, frequent questions, and whom to call. For a visitor, and for an account
   * without a visit, no clinic.
   */
  'GET /service/help.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({
      from: clock,
      until: clock,
      staffed: v.boolean(),
      questions: v.array(v.object({ question: v.string(), answer: v.string() })),
      /** Of the account's latest visit. */
      clinic: v.nullable(v.object({ depaCode: id, name: v.string(), phone: v.string() })),
    }),
  }),
  /**
   * Hours, whether conversations of the account have ended, and the current one, or the last one where none is open; null:
   * there was none.
   */
  'GET /service/chat/state.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      from: clock,
      until: clock,
      staffed: v.boolean(),
      hasFormer: v.boolean(),
      chat: v.nullable(chat),
    }),
  }),
  /** Answers to a question while it is typed. A POST: addresses are kept by proxies and logs, and questions speak of health. */
  'POST /service/answers/search.do': endpoint({
    access: 'user',
    input: v.object({ word: text(1, MOST_ASKED) }),
    data: v.object({
      list: v.array(readyAnswer),
      /** It speaks of something for which an ambulance is called. */
      redFlag: v.boolean(),
      /** Telephone of the clinic of the account's latest visit; '' where there is none. */
      clinicName: v.string(),
      clinicPhone: v.string(),
    }),
  }),
  /** Sends a message; the first one opens a conversation. A repetition with the same `clientId` answers the same. */
  'POST /service/chat/send.do': endpoint({
    access: 'user',
    input: v.object({ clientId, message: sent }),
    data: v.object({ chat, message: chatMessage }),
  }),
  /**
   * Messages of the newest conversation after a number, oldest first, at most 100. With `wait` the answer comes when
   * there is one, or after 25 s without.
   */
  'GET /service/chat/messages.do': endpoint({
    access: 'user',
    input: v.object({ after, wait: v.optional(flag, false) }),
    data: v.object({ chat: v.nullable(chat), list: v.array(chatMessage) }),
  }),
  /** Conversations of the account that have ended, the last one first; they are deleted a year after their end. */
  'GET /service/chat/former.do': endpoint({
    access: 'user',
    input: v.object(paging),
    data: pageOf(formerChat),
  }),
  /** Messages of a conversation that has ended, from its start; 4004 where it is not one's own. */
  'GET /service/chat/formerMessages.do': endpoint({
    access: 'user',
    input: v.object({ conversationId: id, ...paging }),
    data: pageOf(chatMessage),
  }),
  'POST /service/chat/read.do': endpoint({
    access: 'user',
    input: v.object({ seq }),
    data: done,
  }),
  'POST /service/chat/close.do': endpoint({ access: 'user', input: nothing, data: done }),
  /** Rates the last conversation, once it is closed; a second rating replaces the first within a day. */
  'POST /service/chat/rate.do': endpoint({
    access: 'user',
    input: v.object({
      conversationId: id,
      rating: v.pipe(wholeNumber, v.minValue(1), v.maxValue(5)),
    }),
    data: done,
  }),
};

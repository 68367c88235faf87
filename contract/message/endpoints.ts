import * as v from 'valibot';
import { MINI_PLATFORMS } from '../account/login-endpoints';
import { endpoint } from '../endpoint';
import { done, flag, id, instant, nothing, pageOf, paging, text } from '../fields';
import { INTERACTION_KINDS, MESSAGE_CLASSES, MESSAGE_KINDS, MESSAGE_PAGES } from './message-rules';
import type { MessageKind } from './message-rules';
import { richContent } from './rich-content';
import { TEMPLATE_NAMES } from './template-rules';

const messageClass = v.picklist(MESSAGE_CLASSES);
/** Opaque. */
const unreadVersion = v.string();
const platform = v.picklist(MINI_PLATFORMS);
/** Id of a message template, as its platform issued it. */
const templateId = text(1, 128);

/** A message as it is read, worded in the reader's language. */
export const messageCard = v.object({
  messageId: id,
  messageClass,
  kind: v.picklist(Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]]),
  title: v.string(),
  body: v.string(),
  at: instant,
  read: v.boolean(),
  link: v.nullable(
    v.object({ page: v.picklist(MESSAGE_PAGES), query: v.record(v.string(), v.string()) }),
  ),
});
export type MessageCard = v.InferOutput<typeof messageCard>;

/** What a message is about: when a visit is, when a dose was given, until when something is held … */
const MESSAGE_FACTS = [
  'when',
  'given',
  'until',
  'person',
  'vaccine',
  'dose',
  'lot',
  'clinic',
  'by',
  'reason',
  'money',
  'staff',
  'phone',
  'region',
  'device',
  'prize',
] as const;
export type MessageFactName = (typeof MESSAGE_FACTS)[number];

const messageFact = v.object({ name: v.picklist(MESSAGE_FACTS), value: v.string() });
export type MessageFact = v.InferOutput<typeof messageFact>;

/** A message on its page: the text, and its facts apart, in the reader's language. */
export const messageNotice = v.object({ ...messageCard.entries, facts: v.array(messageFact) });
export type MessageNotice = v.InferOutput<typeof messageNotice>;

/** A message on its page with rich content. */
export const messageDetails = v.object({
  ...messageCard.entries,
  content: richContent,
  /** Leads to the message's link; without a text of its own it is named after the page. */
  button: v.nullable(
    v.object({
      text: v.nullable(v.string()),
      page: v.picklist(MESSAGE_PAGES),
      query: v.record(v.string(), v.string()),
    }),
  ),
});
export type MessageDetails = v.InferOutput<typeof messageDetails>;

const interactionSettings = v.object(v.entriesFromList(INTERACTION_KINDS, v.boolean()));

/** The message centre (specification §2 "Messages"); the paths are ours. */
export const messageEndpoints = {
  /** Unread counts, in total (badge) and by class, with the newest message of each class. */
  'GET /message/message/unread.do': endpoint({
    access: 'user',
    input: v.object({}),
    data: v.object({
      total: v.number(),
      /** When the newest unread message was written or grew: what is newer than it was not counted. */
      newestUnreadAt: v.nullable(instant),
      /** Of what `unreadVersion.do` answers. */
      version: unreadVersion,
      classes: v.array(
        v.object({
          messageClass,
          unread: v.number(),
          newestUnreadAt: v.nullable(instant),
          newest: v.nullable(messageCard),
        }),
      ),
    }),
  }),
  /**
   * Changes with the unread counts and with the unread messages: pages that show them ask for it every few seconds, and
   * for the counts only once it has changed. Empty for nobody: asking never ends a session.
   */
  'GET /message/message/unreadVersion.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ version: unreadVersion }),
  }),
  'GET /message/message/pageList.do': endpoint({
    access: 'user',
    input: v.object({ messageClass: v.optional(messageClass), ...paging }),
    data: pageOf(messageCard),
  }),
  'GET /message/message/detail.do': endpoint({
    access: 'user',
    input: v.object({ messageId: id }),
    data: messageNotice,
  }),
  /** A message with its rich content: who did what, what staff wrote. */
  'GET /message/message/details.do': endpoint({
    access: 'user',
    input: v.object({ messageId: id }),
    data: messageDetails,
  }),
  /** The kinds of interaction of which the user is notified. */
  'GET /message/message/interactionSettings.do': endpoint({
    access: 'user',
    input: nothing,
    data: interactionSettings,
  }),
  /** Turns kinds of interaction on or off; those not given stay. Respected from then on. */
  'POST /message/message/setInteractions.do': endpoint({
    access: 'user',
    input: v.object(v.entriesFromList(INTERACTION_KINDS, v.optional(flag))),
    data: interactionSettings,
  }),
  /**
   * Marks one message, a class, or (neither given) all as read; answers the remaining unread counts. What is newer than
   * `seenAt` stays unread: it came after the list was loaded, or before a read without a connection is reported.
   */
  'POST /message/message/read.do': endpoint({
    access: 'user',
    input: v.object({
      messageId: v.optional(id),
      messageClass: v.optional(messageClass),
      seenAt: v.optional(instant),
    }),
    data: v.object({ total: v.number() }),
  }),
  /** Templates that a mini-program may ask its user to accept; messages of missing templates are not sent. */
  'GET /message/message/templates.do': endpoint({
    access: 'user',
    input: v.object({ platform }),
    data: v.object({
      reminder: v.optional(templateId),
      change: v.optional(templateId),
      offer: v.optional(templateId),
      turn: v.optional(templateId),
      followUp: v.optional(templateId),
      serviceReply: v.optional(templateId),
    }),
  }),
  /**
   * Templates that the user has just accepted, each valid for one message. `code` is a fresh login code of the platform
   * and identifies the recipient of the messages. `reportId` is made by the client: a report repeated under it counts
   * once.
   */
  'POST /message/message/acceptTemplates.do': endpoint({
    access: 'user',
    input: v.object({
      platform,
      code: text(1, 512),
      reportId: text(8, 64),
      templates: v.pipe(
        v.array(templateId),
        v.minLength(1),
        v.maxLength(TEMPLATE_NAMES.length),
        v.check((ids) => new Set(ids).size === ids.length),
      ),
    }),
    data: done,
  }),
};

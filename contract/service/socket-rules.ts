import type { ChatMessage } from './cards';

/** Path of the socket that brings news; messages are sent by calls, so that both ways of receiving share one way of sending. */
export const SOCKET_PATH = '/service/socket';

/**
 * What a client sends, each as one JSON text: first who it is, then where it is in a conversation, that somebody is
 * writing there, or a sign of life.
 */
export type ClientFrame =
  | { readonly type: 'user' | 'staff'; readonly token: string; readonly language: 'zh-CN' | 'en' }
  | { readonly type: 'follow'; readonly conversationId: string; readonly after: number }
  | { readonly type: 'typing'; readonly conversationId: string }
  | { readonly type: 'ping' };

/** What the provider sends. `refused`: signed out, or not one's conversation; the socket then closes. */
export type ServerFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'refused'; readonly code: string }
  | {
      readonly type: 'messages';
      readonly conversationId: string;
      readonly list: readonly ChatMessage[];
    }
  | { readonly type: 'typing'; readonly conversationId: string }
  | { readonly type: 'read'; readonly conversationId: string; readonly seq: number }
  /** For staff: the list of conversations has changed. */
  | { readonly type: 'queue' };

/** ms between signs of life of a client, so that one may fail to arrive. */
export const PING_EVERY = 20_000;
/** ms without a sign of life of the client after which the provider closes a socket. */
export const SILENT_CLOSE = 60_000;
/** Bytes of a client's frame. */
export const MOST_FRAME = 2_048;

import { openPush } from './push-cipher';
import { isPushSignature } from './push-signature';
import type { WeChatSettings } from './settings';

/** Path of the push address, which the operator enters in the mini-program's console. */
export const PUSH_PATH = '/platform/wechat/push.do';

/** A message pushed by WeChat. */
export interface Push {
  /** The same for each repeat. */
  readonly key: string;
  readonly event: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Query = Readonly<Record<string, unknown>>;

const textIn = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The echo string that WeChat expects when the address is entered in the console; null where the signature is wrong.
 */
export function echoOf({ push }: WeChatSettings, query: Query): string | null {
  if (!push) return null;
  const parts = [push.token(), textIn(query, 'timestamp'), textIn(query, 'nonce')];
  return isPushSignature(textIn(query, 'signature'), parts) ? textIn(query, 'echostr') : null;
}

function keyOf(body: Push['body']): string {
  const { MsgId: id, FromUserName: from, CreateTime: time, Event: event } = body;
  const trace = body.trace_id;
  return id === undefined ? `${from} ${time} ${event} ${trace ?? ''}` : `message ${String(id)}`;
}

/** Reads a push in safe mode, as JSON; null where it is not from WeChat, or not for our mini-program. */
export function pushIn({ push, mini }: WeChatSettings, query: Query, body: unknown): Push | null {
  const sealed = (body as { Encrypt?: unknown } | null)?.Encrypt;
  if (!push || !mini || typeof sealed !== 'string') return null;
  const parts = [push.token(), textIn(query, 'timestamp'), textIn(query, 'nonce'), sealed];
  if (!isPushSignature(textIn(query, 'msg_signature'), parts)) return null;
  const text = openPush(push.aesKey(), mini.appId, sealed);
  if (text === null) return null;
  try {
    const read = JSON.parse(text) as Push['body'] | null;
    if (typeof read !== 'object' || read === null) return null;
    return { key: keyOf(read), event: String(read.Event ?? ''), body: read };
  } catch {
    return null;
  }
}

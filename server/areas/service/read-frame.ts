import * as v from 'valibot';
import { seq } from '@contract/service/cards';
import type { ClientFrame } from '@contract/service/socket-rules';
import { findHostile } from '../../http/hostile-value';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function frameIn(value: object): ClientFrame | null {
  const { type, token, language, conversationId, after } = value as Record<string, unknown>;
  if (type === 'ping') return { type };
  if ((type === 'user' || type === 'staff') && isText(token))
    return { type, token, language: language === 'en' ? 'en' : 'zh-CN' };
  if (!isText(conversationId)) return null;
  if (type === 'typing') return { type, conversationId };
  if (type === 'follow' && v.is(seq, after)) return { type, conversationId, after };
  return null;
}

/** Reads a client's frame; null where it is none, or holds what calls refuse as well: the database could not take it. */
export function readFrame(text: string): ClientFrame | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  const frame = frameIn(value);
  return frame !== null && findHostile(frame) === null ? frame : null;
}

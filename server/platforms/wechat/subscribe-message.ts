import type { WeChatClient } from './client';
import type { MiniState } from './settings';
import { templateViolations } from './template-fields';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** A message to a user who accepted its template. */
export interface SubscribeMessage {
  readonly openid: string;
  readonly template: string;
  /** Page of the released mini-program, with its query and without a leading slash. */
  readonly page: string;
  readonly language: 'zh-CN' | 'en';
  /** Values by the template's field names (`thing1`). */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `refused`: this person accepts no more; `unfit`: the
 * template or a field is wrong, which a repeat does not fix; `unknown`: no certain answer, so it counts as sent.
 */
export type SubscribeOutcome = 'sent' | 'failed' | 'refused' | 'unfit' | 'unknown';

const STATES = { release: 'formal', trial: 'trial', develop: 'developer' } as const;
const LANGUAGES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const;

/** 40003: unknown openid; 43101: no acceptance left. */
const REFUSED = [40003, 43101];
/** 40037: wrong template; 41030: wrong page; 47003: a value that does not fit its field's type. */
const UNFIT = [40037, 41030, 47003];

function outcomeOf(error: unknown): SubscribeOutcome {
  if (error instanceof WeChatUnreachable) return error.notSent ? 'failed' : 'unknown';
  if (!(error instanceof WeChatError)) throw error;
  if (REFUSED.includes(error.errcode)) return 'refused';
  return UNFIT.includes(error.errcode) ? 'unfit' : 'failed';
}

/** Sends a subscribe message, unless WeChat would refuse its fields. Never rejects because of WeChat's answer. */
export async function sendSubscribeMessage(
  client: WeChatClient,
  state: MiniState,
  { openid, template, page, language, fields }: SubscribeMessage,
): Promise<SubscribeOutcome> {
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value }] as const),
  );
  if (templateViolations(data).length > 0) return 'unfit';
  try {
    await client.json('sendSubscribeMessage', {
      template_id: template,
      touser: openid,
      data,
      ...(page === '' ? {} : { page }),
      miniprogram_state: STATES[state],
      lang: LANGUAGES[language],
    });
    return 'sent';
  } catch (error) {
    return outcomeOf(error);
  }
}

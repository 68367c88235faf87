import type { WeChatClient } from './client';
import type { MiniState } from './settings';
import { templateViolations } from './template-fields';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** A message to somebody who accepted its template. */
export interface SubscribeMessage {
  readonly openid: string;
  readonly template: string;
  /** Page of the released mini-program, with its query and without a slash before it. */
  readonly page: string;
  readonly language: 'zh-CN' | 'en';
  /** By the template's names of its fields (`thing1`). */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * `sent`; `failed`: certainly not sent, may be tried again; `refused`: this person takes no more of them; `unfit`: the
 * template or a field is wrong, which no repeat mends; `unknown`: nobody can say, so it counts as sent.
 */
export type SubscribeOutcome = 'sent' | 'failed' | 'refused' | 'unfit' | 'unknown';

const STATES = { release: 'formal', trial: 'trial', develop: 'developer' } as const;
const LANGUAGES = { 'zh-CN': 'zh_CN', en: 'en_US' } as const;

/** 40003 no such person here, 43101 no acceptance left. */
const REFUSED = [40003, 43101];
/** 40037 template, 41030 page, 47003 a value against its field's type. */
const UNFIT = [40037, 41030, 47003];

function outcomeOf(error: unknown): SubscribeOutcome {
  if (error instanceof WeChatUnreachable) return error.notSent ? 'failed' : 'unknown';
  if (!(error instanceof WeChatError)) throw error;
  if (REFUSED.includes(error.errcode)) return 'refused';
  return UNFIT.includes(error.errcode) ? 'unfit' : 'failed';
}

/** Sends a subscribe message; nothing is sent whose fields WeChat would refuse. Never rejects for what WeChat answers. */
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

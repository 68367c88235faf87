import type { ServiceCheck } from '../../../../platforms/service-check';
import type { WeChatClient } from '../../../../platforms/wechat/client';
import { templatesOf } from '../../../../platforms/wechat/template-list';
import { WeChatError, WeChatUnreachable } from '../../../../platforms/wechat/wechat-error';
import { readMessageSettings } from './settings';
import type { MessageSettings, MiniPlatform, WeChatTemplates } from './settings';

const WECHAT = 'Message templates of WeChat';
const ALIPAY = 'Message templates of Alipay';

/** The mini-programs that are set up. */
export interface TemplateOwners {
  readonly weapp: WeChatClient | null;
  readonly alipay: boolean;
}

const quoted = (names: readonly string[]): string => names.join(', ');

/** What is wrong with the templates that the settings name, a part of a sentence each. */
function violations(
  templates: WeChatTemplates,
  held: ReadonlyMap<string, readonly string[]>,
): string[] {
  return Object.entries(templates).flatMap(([name, { id, fields }]) => {
    const there = held.get(id);
    if (!there) return [`${name}: the account has no template ${id}`];
    const named = Object.values(fields);
    const extra = named.filter((field) => !there.includes(field));
    const unnamed = there.filter((field) => !named.includes(field));
    return [
      ...(extra.length > 0 ? [`${name}: template ${id} has no field ${quoted(extra)}`] : []),
      ...(unnamed.length > 0
        ? [`${name}: nothing is named for field ${quoted(unnamed)} of template ${id}`]
        : []),
    ];
  });
}

const off = (service: string, says: string): ServiceCheck => ({ service, state: 'off', says });
const failed = (service: string, says: string): ServiceCheck => ({
  service,
  state: 'failed',
  says,
});

async function checkWeChat(
  templates: WeChatTemplates,
  client: WeChatClient | null,
): Promise<ServiceCheck> {
  const count = Object.keys(templates).length;
  if (count === 0 || !client) return off(WECHAT, 'MESSAGE_SETTINGS names none.');
  try {
    const wrong = violations(templates, await templatesOf(client));
    if (wrong.length === 0)
      return {
        service: WECHAT,
        state: 'ok',
        says: `The account has all ${count}, field by field.`,
      };
    return failed(
      WECHAT,
      `${wrong.join('; ')}. Compare MESSAGE_SETTINGS with 订阅消息 in the console.`,
    );
  } catch (error) {
    if (error instanceof WeChatError || error instanceof WeChatUnreachable)
      return failed(WECHAT, error.message);
    throw error;
  }
}

/**
 * Alipay publishes no call that lists an application's templates: `alipay.open.app.messagetemplate.subscribe.query`, the
 * only query in its SDK of 2024-04-23, says whether one person has subscribed.
 */
function checkAlipay({ alipay }: MessageSettings): ServiceCheck {
  const count = Object.keys(alipay).length;
  if (count === 0) return off(ALIPAY, 'MESSAGE_SETTINGS names none.');
  const told = `${count} template${count === 1 ? ' is' : 's are'} named`;
  return off(
    ALIPAY,
    `${told}; Alipay has no call that lists them: compare ids and keywords in its console.`,
  );
}

/**
 * Compares the templates in `MESSAGE_SETTINGS` with those of the accounts
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/getTemplateList.html).
 * WeChat refuses a message that lacks one of its template's fields (47003), or whose template is another account's
 * (40037).
 */
export async function checkTemplates(
  path: string | undefined,
  owners: TemplateOwners,
): Promise<ServiceCheck[]> {
  const reachable: MiniPlatform[] = [
    ...(owners.weapp ? (['weapp'] as const) : []),
    ...(owners.alipay ? (['alipay'] as const) : []),
  ];
  let settings: MessageSettings;
  try {
    settings = readMessageSettings(path, reachable);
  } catch (error) {
    return [failed('Message templates', (error as Error).message)];
  }
  return [await checkWeChat(settings.wechat, owners.weapp), checkAlipay(settings)];
}

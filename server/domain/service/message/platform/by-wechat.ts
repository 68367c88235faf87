import { sendSubscribeMessage } from '../../../../platforms/wechat/subscribe-message';
import type { WeChat } from '../../../../platforms/wechat/wechat';
import type { PlatformMessage, SendOutcome } from './platform-message';
import type { WeChatTemplates } from './settings';
import { wechatFieldsOf } from './wechat-fields';

/** Sends a message by WeChat. WeChat's error answers do not reject it. */
export async function sendByWeChat(
  { mini, settings }: WeChat,
  templates: WeChatTemplates,
  { subject, template, page, language, fields }: PlatformMessage,
): Promise<SendOutcome> {
  const names = Object.values(templates).find(({ id }) => id === template)?.fields;
  // The user accepted it under earlier settings.
  if (!mini || !names) return 'unfit';
  return sendSubscribeMessage(mini.client, settings.miniState, {
    openid: subject,
    template,
    page,
    language: language === 'en' ? 'en' : 'zh-CN',
    fields: wechatFieldsOf(names, fields),
  });
}

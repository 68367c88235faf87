import type { WeChatClient } from './client';
import { WeChatUnreachable } from './wechat-error';

/** A field in a template's content: `会议时间:{{date2.DATA}}`. */
const FIELD = /\{\{(\w+)\.DATA\}\}/g;

/**
 * The account's message templates: names of their fields (`thing1`) by id.
 * @throws WeChatError, WeChatUnreachable
 */
export async function templatesOf(
  client: WeChatClient,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { data } = await client.json('getTemplateList', {});
  if (!Array.isArray(data))
    throw new WeChatUnreachable('getTemplateList', false, 'the answer lacks the list');
  return new Map(
    (data as { readonly priTmplId?: unknown; readonly content?: unknown }[]).map(
      ({ priTmplId, content }) => [
        String(priTmplId),
        [...String(content).matchAll(FIELD)].map(([, name = '']) => name),
      ],
    ),
  );
}

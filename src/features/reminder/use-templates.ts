import { useServer } from '@/http/use-server';
import { messagePlatform } from '@/platform/subscribe-message';
import type { TemplateIds } from './reminder-rules';

const NONE: TemplateIds = {};

/** Templates by which this platform can carry messages. Asks nothing where there is no such platform. */
export function useTemplates(): TemplateIds {
  const platform = messagePlatform ?? 'weapp';
  const { data } = useServer(messagePlatform && 'GET /message/message/templates.do', { platform });
  return data ?? NONE;
}

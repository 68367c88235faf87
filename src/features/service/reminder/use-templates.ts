import { useServer } from '@/http/hooks/use-server';
import { messagePlatform } from '@/platform/subscribe-message';
import type { TemplateIds } from './reminder-rules';

const NONE: TemplateIds = {};

/** Templates available on this platform; undefined until they are known. Requests nothing where the platform has no messages. */
export function useTemplates(): TemplateIds | undefined {
  const platform = messagePlatform ?? 'weapp';
  const { data } = useServer(messagePlatform && 'GET /message/message/templates.do', { platform });
  return messagePlatform ? data : NONE;
}

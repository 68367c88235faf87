import type { DataOf, InputOf } from '@contract/endpoints';
import { refreshServerData, useAnswer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { moderationRequest } from './api';
import type { ModerationCall } from './api';
import { moderationSession } from './session';

/** ms between two looks at what has come in. */
export const QUEUE_POLL = 30_000;

/** Data that moderators see, in their session. */
export const useModerationData = <Name extends ModerationCall>(
  name: Name,
  input: InputOf<Name>,
): ServerData<DataOf<Name>> =>
  useAnswer([name, input, moderationSession.tokenOf()], () => moderationRequest(name, input));

/** Reads again what a decision changes. */
export function refreshModeration(): void {
  void refreshServerData('GET /ugc-api/moderation/me.do');
  void refreshServerData('GET /ugc-api/moderation/appeals.do');
  void refreshServerData('GET /ugc-api/moderation/case.do');
  void refreshServerData('GET /ugc-api/moderation/authors.do');
  void refreshServerData('GET /ugc-api/circle/list.do');
}

import { useLoginGate } from '@/shared/session/use-login-gate';
import { useRouteQuery } from '@/routes/hooks';
import { FormerList } from './former-list';
import { FormerTalk } from './former-talk';

/** Conversations with customer service that have ended, or what was said in one of them (query `conversationId`). */
export default function ServiceHistory() {
  const { conversationId } = useRouteQuery();
  const isLogin = useLoginGate('serviceHistory', { conversationId });
  return conversationId ? (
    <FormerTalk isLogin={isLogin} conversationId={conversationId} />
  ) : (
    <FormerList isLogin={isLogin} />
  );
}

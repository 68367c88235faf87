import { useLoginGate } from '@/shared/session/use-login-gate';
import { classOf } from '@/features/service/message/class-rules';
import { MESSAGE_MESSAGES } from '@/features/service/message/messages';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ClassView } from './class-view';

/** One class of messages (query `messageClass`). */
export default function MessageClassify() {
  const t = useText(MESSAGE_MESSAGES);
  const title = usePageTitle('messageClassify');
  const query = useRouteQuery();
  const isLogin = useLoginGate('messageClassify', query);
  const messageClass = classOf(query.messageClass);
  if (isLogin && messageClass) return <ClassView messageClass={messageClass} />;
  const unknown = {
    icon: 'search' as const,
    title: t('unknown'),
    reason: t('unknownText'),
    action: { text: t('toCentre'), onPress: () => void navigate.replace('myMessage') },
  };
  return (
    <Page
      title={title}
      loading={messageClass ? 'list' : false}
      error={messageClass ? undefined : unknown}
    />
  );
}

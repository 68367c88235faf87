import { useReachBottom } from '@tarojs/taro';
import type { ChatMessage } from '@contract/service/cards';
import { Transcript } from '@/features/service/customer-chat/components/transcript';
import { SERVICE_MESSAGES } from '@/features/service/customer-chat/messages';
import { isMissing } from '@/http/failure/api-error';
import { usePages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';

const PAGE_SIZE = 30;
const idOf = ({ seq }: ChatMessage): string => String(seq);

export interface FormerTalkProps {
  readonly isLogin: boolean;
  readonly conversationId: string;
}

/** What was said in a conversation that has ended, from its start. */
export function FormerTalk({ isLogin, conversationId }: FormerTalkProps) {
  const t = useText(SERVICE_MESSAGES);
  const title = usePageTitle('serviceHistory');
  const { pages, state, footer, error, more, refresh } = usePages(
    isLogin ? 'GET /service/chat/formerMessages.do' : null,
    { conversationId, pageSize: PAGE_SIZE },
    idOf,
  );
  useReachBottom(more);
  if (pages.items.length === 0)
    return (
      <Page
        title={title}
        loading={state === 'loading' ? 'text' : false}
        error={
          isMissing(error)
            ? {
                icon: 'search',
                title: t('formerGone'),
                reason: t('formerGoneText'),
                action: {
                  text: t('former'),
                  onPress: () => void navigate.replace('serviceHistory'),
                },
              }
            : error && {
                title: t('formerFailed'),
                reason: error.msg,
                onRetry: () => void refresh(),
              }
        }
      />
    );
  return (
    <Page title={title}>
      <Transcript messages={pages.items} />
      <Optional>
        {pages.hasMore || state !== 'ready' ? <ListFooter state={footer} onMore={more} /> : null}
      </Optional>
    </Page>
  );
}

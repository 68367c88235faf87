import { clientParts } from '@/http/client-parts';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { openExternal } from '@/platform/open-external';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { showToast } from '@/ui/toast/toast';
import { ACCOUNT_MESSAGES } from '../messages';

/** Shows where to read verification codes while none are really sent; nothing in live. */
export function OutboxHint() {
  const t = useText(ACCOUNT_MESSAGES);
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const outbox = client.data?.outbox;
  const open = (): void => {
    void openExternal(`${clientParts().apiHost}${outbox ?? ''}`).then((how) => {
      if (how === 'copied') showToast(t('outboxCopied'));
    });
  };
  return (
    <Optional>
      {outbox ? (
        <NoticeBar title={t('outboxTitle')} action={{ text: t('outboxOpen'), onPress: open }}>
          {t('outbox')}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}

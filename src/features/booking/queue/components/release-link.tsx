import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { RELEASE_MESSAGES } from '../messages';

export interface ReleaseLinkProps {
  readonly depaCode: string;
  readonly productId: string;
}

/**
 * Opens the queue of the next announced release of a clinic and product; nothing where there is none, or it is open.
 */
export function ReleaseLink({ depaCode, productId }: ReleaseLinkProps) {
  const t = useText(RELEASE_MESSAGES);
  const dates = useDateText();
  const { data } = useServer('GET /subscribe/release/list.do', { depaCode, productId });
  const next = data?.find(({ state }) => state === 'announced');
  return (
    <Optional>
      {next ? (
        <NoticeBar
          title={t('linkTitleAt', { time: dates.dateTime(next.releaseAt) })}
          action={{
            text: t('linkAction'),
            onPress: () => void navigate.to('release', { id: next.releaseId }),
          }}
        >
          {t('linkText', { count: next.seats })}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}

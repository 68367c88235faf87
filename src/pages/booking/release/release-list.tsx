import { ReleaseCard } from '@/features/booking/queue/components/release-card';
import { RELEASE_MESSAGES } from '@/features/booking/queue/messages';
import { useRegion } from '@/shared/location/use-region';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';
import { ReleaseView } from './release-view';

export interface ReleaseListProps {
  readonly title: string;
  /** Limits the list to one clinic; otherwise the whole city. */
  readonly depaCode: string | undefined;
  /** Limits the list to one product; otherwise all. */
  readonly productId: string | undefined;
}

/** Announced releases, the next first. A clinic's only release of a product is shown itself. */
export function ReleaseList({ title, depaCode, productId }: ReleaseListProps) {
  const t = useText(RELEASE_MESSAGES);
  const { regionCode } = useRegion();
  const list = useServer('GET /subscribe/release/list.do', {
    productId,
    ...(depaCode ? { depaCode } : { cityCode: regionCode }),
  });
  const [only, ...others] = list.data ?? [];
  if (only && others.length === 0 && depaCode && productId)
    return <ReleaseView title={title} release={only} />;
  return (
    <Page title={title} {...loadState(list, t('loadFailed'))}>
      {only ? (
        <Section title={t('listTitle')}>
          {[only, ...others].map((release) => (
            <ReleaseCard
              key={release.releaseId}
              release={release}
              onPress={() => void navigate.to('release', { id: release.releaseId })}
            />
          ))}
        </Section>
      ) : depaCode && productId ? (
        <Empty
          icon="ticket"
          title={t('noQueue')}
          text={t('noQueueText')}
          action={{
            text: t('toClinic'),
            onPress: () => void navigate.replace('departmentIndex', { depaCode }),
          }}
        />
      ) : (
        <Empty
          icon="ticket"
          title={t('listEmpty')}
          text={t('listEmptyText')}
          action={{ text: t('findClinics'), onPress: () => void navigate.tab('departmentList') }}
        />
      )}
    </Page>
  );
}

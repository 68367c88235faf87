import { ReleaseCard } from '@/features/release/components/release-card';
import { RELEASE_MESSAGES } from '@/features/release/messages';
import { useRegion } from '@/features/location/use-region';
import type { BookingTarget } from '@/features/subscribe/submit-info';
import { loadState } from '@/http/load-state';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Empty } from '@/ui/state/empty';

const CITY_DIGITS = 4;

export interface ReleaseListProps {
  readonly title: string;
  /** One clinic's product; null: the whole city. */
  readonly target: BookingTarget | null;
}

/** The releases that are announced, the next first. */
export function ReleaseList({ title, target }: ReleaseListProps) {
  const t = useText(RELEASE_MESSAGES);
  const { regionCode } = useRegion();
  const cityCode = `${regionCode.slice(0, CITY_DIGITS)}00`;
  const list = useServer('GET /subscribe/release/list.do', target ?? { cityCode });
  return (
    <Page title={title} {...loadState(list, t('loadFailed'))}>
      {list.data && list.data.length > 0 ? (
        <Section title={t('listTitle')}>
          {list.data.map((release) => (
            <ReleaseCard
              key={release.releaseId}
              release={release}
              onPress={() => void navigate.to('release', { id: release.releaseId })}
            />
          ))}
        </Section>
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

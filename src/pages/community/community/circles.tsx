import { View } from '@tarojs/components';
import { CircleCard } from '@/features/community/feed/components/circle-card';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

/** All circles. */
export function Circles() {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const { data, error, refresh } = useServer('GET /ugc-api/circle/list.do', {});
  if (!data) {
    if (!error) return <Skeleton shape="list" count={4} />;
    const retry = (): void => void refresh();
    return <ErrorBlock title={t('circlesFailed')} reason={error.msg} onRetry={retry} />;
  }
  return (
    <View>
      {data.list.map((circle) => (
        <CircleCard key={circle.circleId} circle={circle} />
      ))}
    </View>
  );
}

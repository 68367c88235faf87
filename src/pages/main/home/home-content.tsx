import { View } from '@tarojs/components';
import { useCallback } from 'react';
import { ArticleItem } from '@/features/article/components/article-item';
import { DepartmentCard } from '@/features/department/components/department-card';
import type { Region } from '@/features/location/region-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { OldContent } from '@/ui/notice/old-content';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { HOME_MESSAGES } from './messages';
import { NextAppointment } from './next-appointment';
import type { HomeData } from './use-home';
import { ZoneGrid } from './zone-grid';

export interface HomeContentProps {
  readonly region: Region;
  readonly home: HomeData;
}

/** Below the fold: the next appointment, where there are places, topics, articles. */
export function HomeContent({ region, home }: HomeContentProps) {
  const t = useText(HOME_MESSAGES);
  const { ready, clinics, zones, articles, next, error } = home;
  const openClinic = useCallback(
    (depaCode: string) => void navigate.to('departmentIndex', { depaCode }),
    [],
  );
  const openArticle = useCallback(
    (articleId: string) => void navigate.to('articleDetail', { articleId }),
    [],
  );
  const retry = (): void => void home.refresh();
  if (!ready) return <Skeleton shape="list" count={3} />;
  if (home.isEmpty) {
    return <ErrorBlock title={t('failed')} reason={error?.msg ?? ''} onRetry={retry} />;
  }
  return (
    <>
      {error && home.receivedAt !== undefined && !home.isPartial ? (
        <OldContent
          receivedAt={home.receivedAt}
          now={Date.now()}
          offline={home.offline}
          onRetry={retry}
        />
      ) : null}
      {home.isPartial ? (
        <NoticeBar tone="warning" action={{ text: t('retry'), onPress: retry }}>
          {t('someFailed')}
        </NoticeBar>
      ) : null}
      {next ? <NextAppointment order={next} /> : null}
      {region.isDefault ? (
        <NoticeBar
          action={{ text: t('chooseCity'), onPress: () => void navigate.to('toggleCity') }}
        >
          {t('noCity', { city: region.name })}
        </NoticeBar>
      ) : null}
      {clinics && clinics.list.length > 0 ? (
        <Section
          title={t('freeNear')}
          moreText={t('freeNearAll')}
          onMore={() => void navigate.tab('departmentList', { hasFreeSlots: true })}
        >
          {clinics.list.map((department) => (
            <DepartmentCard
              key={department.depaCode}
              department={department}
              measuredFrom={region.measuredFrom}
              today={serverToday()}
              onOpen={openClinic}
            />
          ))}
        </Section>
      ) : null}
      {zones && zones.length > 0 ? (
        <Section title={t('zones')}>
          <ZoneGrid zones={zones} />
        </Section>
      ) : null}
      {articles && articles.list.length > 0 ? (
        <Section title={t('articles')} onMore={() => void navigate.to('knowledge')}>
          <Card>
            {articles.list.map((article) => (
              <ArticleItem key={article.articleId} article={article} onOpen={openArticle} />
            ))}
          </Card>
        </Section>
      ) : (
        <View />
      )}
    </>
  );
}

import { View } from '@tarojs/components';
import { useCallback } from 'react';
import { ArticleItem } from '@/features/content/article/components/article-item';
import { UnsentNotice } from '@/features/booking/submission/components/unsent-notice';
import { NearClinics } from '@/features/clinics/clinic/components/near-clinics';
import type { Region } from '@/shared/location/region-rules';
import { OpenOfferCard } from '@/features/booking/waitlist/components/open-offer-card';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { OldContent } from '@/ui/notice/old-content';
import { Columns } from '@/ui/columns/columns';
import { Progressive } from '@/ui/progressive/progressive';
import { Section } from '@/ui/section/section';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { FamilyDue } from './family-due';
import { HOME_FRAME_MESSAGES } from './frame-messages';
import { HOME_MESSAGES } from './messages';
import { NextAppointment } from './next-appointment';
import type { HomeData } from './use-home';
import { ZoneGrid } from './zone-grid';

export interface HomeContentProps {
  readonly region: Region;
  readonly home: HomeData;
}

/**
 * Below the hero: a waiting-list offer that expires in minutes, a booking that was not sent, the next appointment, clinics with free slots, topics,
 * articles.
 */
export function HomeContent({ region, home }: HomeContentProps) {
  const t = useText(HOME_MESSAGES);
  const frame = useText(HOME_FRAME_MESSAGES);
  const { ready, clinics, next, due, error } = home;
  const retry = (): void => void home.refresh();
  if (!ready) return <Skeleton shape="list" count={3} />;
  const waitlistOffer = home.waitlistOffer ? <OpenOfferCard offer={home.waitlistOffer} /> : null;
  if (home.isEmpty) {
    return (
      <>
        {waitlistOffer}
        <UnsentNotice />
        {next ? <NextAppointment order={next} /> : null}
        <ErrorBlock title={frame('failed')} reason={error?.msg ?? ''} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      {waitlistOffer}
      <UnsentNotice />
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
          {frame('someFailed')}
        </NoticeBar>
      ) : null}
      <Columns
        side={
          <Progressive>
            <Reading home={home} />
          </Progressive>
        }
      >
        {next ? <NextAppointment order={next} /> : null}
        {due && due.people.length > 0 ? <FamilyDue people={due.people} /> : null}
        {region.isDefault ? (
          <NoticeBar
            action={{ text: t('chooseCity'), onPress: () => void navigate.to('toggleCity') }}
          >
            {t('noCity', { city: region.name })}
          </NoticeBar>
        ) : null}
        {home.awaitsClinics ? <Skeleton shape="list" count={2} /> : null}
        {clinics && clinics.list.length > 0 ? (
          <NearClinics
            title={t('freeNear')}
            clinics={clinics.list}
            region={region}
            moreText={t('freeNearAll')}
            onMore={() => void navigate.tab('departmentList', { hasFreeSlots: true })}
          />
        ) : null}
      </Columns>
    </>
  );
}

/** Advice, topics and articles. */
function Reading({ home: { zones, articles } }: { readonly home: HomeData }) {
  const t = useText(HOME_MESSAGES);
  const openArticle = useCallback(
    (articleId: string) => void navigate.to('articleDetail', { articleId }),
    [],
  );
  return (
    <>
      <Advice />
      {zones && zones.length > 0 ? (
        <Section title={t('zones')}>
          <ZoneGrid zones={zones} />
        </Section>
      ) : null}
      {articles && articles.list.length > 0 ? (
        <Section title={t('articles')} onMore={() => void navigate.to('college')}>
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

/** Where somebody who does not know what to choose can ask. */
function Advice() {
  const t = useText(HOME_MESSAGES);
  return (
    <CellGroup>
      <Cell
        icon="circle-help"
        title={t('choose')}
        note={t('chooseNote')}
        onPress={() => void navigate.to('helpChoose')}
      />
      <Cell
        icon="users"
        title={t('community')}
        note={t('communityNote')}
        onPress={() => void navigate.to('community')}
      />
    </CellGroup>
  );
}

import { useCallback } from 'react';
import type { Zone } from '@contract/vaccine/endpoints';
import { ArticleItem } from '@/features/content/article/components/article-item';
import { StaleNote } from '@/features/content/article/components/stale-note';
import type { Region } from '@/shared/location/region-rules';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { ProductCard } from '@/features/doses/vaccine/components/product-card';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import type { ZoneData } from './use-zone';
import { ZoneBanner } from './zone-banner';
import { ZoneClinics } from './zone-clinics';

export interface ZoneViewProps {
  readonly zone: Zone;
  readonly data: ZoneData;
  readonly region: Region;
}

/** The zone once loaded; a failed part is left out, and the notice on top offers a retry. */
export function ZoneView({ zone, data, region }: ZoneViewProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const title = usePageTitle('vaccineZone');
  const { zoneId, name } = zone;
  const { products, articles } = data;
  const openProduct = useCallback(
    (vaccId: string) => void navigate.to('vaccineDetail', { vaccId }),
    [],
  );
  const openArticle = useCallback(
    (articleId: string) => void navigate.to('articleDetail', { articleId }),
    [],
  );
  sharing.useShareMenu({
    title: name,
    path: urlOf('vaccineZone', { zoneId }),
    imageUrl: pictureUrl(zone.imgUrl),
  });
  const hasMore = (part: { readonly total: number; readonly list: readonly unknown[] }): boolean =>
    part.total > part.list.length;
  return (
    <Page title={title}>
      <StaleNote
        error={data.error}
        receivedAt={data.receivedAt}
        onRetry={() => void data.refresh()}
      />
      <ZoneBanner zone={zone} />
      <Optional>
        {products && products.list.length > 0 ? (
          <Section
            title={t('zoneProducts')}
            moreText={t('zoneProductsMore', { count: products.total })}
            onMore={
              hasMore(products)
                ? () => void navigate.to('vaccineList', { zoneId, name })
                : undefined
            }
          >
            {products.list.map((product) => (
              <ProductCard
                key={product.productId}
                product={product}
                region={region.name}
                onOpen={openProduct}
              />
            ))}
          </Section>
        ) : null}
      </Optional>
      <ZoneClinics zone={zone} clinics={data.clinics} region={region} />
      <Optional>
        {articles && articles.list.length > 0 ? (
          <Section
            title={t('zoneArticles')}
            moreText={t('zoneArticlesMore', { count: articles.total })}
            onMore={
              hasMore(articles)
                ? () => void navigate.to('vaccineZoneArticle', { zoneId, name })
                : undefined
            }
          >
            <Card>
              {articles.list.map((article) => (
                <ArticleItem key={article.articleId} article={article} onOpen={openArticle} />
              ))}
            </Card>
          </Section>
        ) : null}
      </Optional>
    </Page>
  );
}

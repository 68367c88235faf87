import { useState } from 'react';
import type { ContentTarget } from '@contract/community/cards';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Tabs } from '@/ui/tabs/tabs';
import { CollectionList } from './collection-list';
import { COLLECTIONS_MESSAGES } from './messages';

const KINDS = ['post', 'article', 'video'] as const satisfies readonly ContentTarget[];

/** What the reader collected: posts, articles, videos (query `kind`). */
export default function Collections() {
  const t = useText(COLLECTIONS_MESSAGES);
  const title = usePageTitle('collections');
  const query = useRouteQuery();
  const isLogin = useLoginGate('collections', query);
  const [kind, setKind] = useState<ContentTarget>(
    KINDS.find((known) => known === query['kind']) ?? 'post',
  );
  if (!isLogin) return <Page title={title} loading />;
  return (
    <Page title={title}>
      <Tabs
        label={t('kinds')}
        items={KINDS.map((key) => ({ key, label: t(key) }))}
        active={kind}
        onSelect={setKind}
      />
      <Optional>
        <CollectionList key={kind} kind={kind} />
      </Optional>
    </Page>
  );
}

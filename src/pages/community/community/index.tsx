import { View } from '@tarojs/components';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '@/shared/session/session-store';
import { WriteBar } from '@/features/community/feed/components/write-bar';
import { COMMUNITY_PAGE_MESSAGES } from '@/features/community/feed/page-messages';
import { partOf, partsFor } from '@/features/community/feed/part-rules';
import type { Part } from '@/features/community/feed/part-rules';
import { userTypeMark } from '@/features/community/feed/user-type-rules';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import type { Refresh } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Columns } from '@/ui/columns/columns';
import { DESKTOP, useMinWidth } from '@/ui/columns/use-min-width';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { Tabs } from '@/ui/tabs/tabs';
import { FeedPart } from './feed-part';
import { FeedSide } from './feed-side';
import styles from './index.module.scss';
import { SearchPart } from './search-part';
import { Topics } from './topics';
import { VaccinePart } from './vaccine-part';
import { CircleCard } from '@/features/community/feed/components/circle-card';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

/** All circles. */
function Circles() {
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

/** Longest word that can be searched for. */
const WORD_LIMIT = 40;

/**
 * The community: posts by recommendation, followed people and time; circles, topics, search (query `part`, `word`; with
 * `followed` only the reader's topics). With `vaccineCode`: the questions about a vaccine.
 */
export default function Community() {
  const { vaccineCode } = useRouteQuery();
  const title = usePageTitle('community');
  const refreshList = useRef<Refresh>(() => Promise.resolve(undefined));
  const setRefresh = useCallback((refresh: Refresh) => {
    refreshList.current = refresh;
  }, []);
  usePullToRefresh([() => refreshList.current()]);
  return (
    <Page
      title={title}
      layout={vaccineCode ? undefined : 'wide'}
      footer={<WriteBar about={vaccineCode ? { vaccineCode } : {}} />}
    >
      {vaccineCode ? (
        <VaccinePart vaccineCode={vaccineCode} onRefresh={setRefresh} />
      ) : (
        <Parts onRefresh={setRefresh} />
      )}
    </Page>
  );
}

/** Whether the reader is a verified doctor. */
function useIsDoctor(): boolean {
  const isLogin = useSession((state) => state.isLogin);
  const { data } = useServer(isLogin ? 'GET /ugc-api/user/init.do' : null, {});
  return data !== undefined && userTypeMark(data.userType) === 'doctor';
}

function Parts({ onRefresh }: { readonly onRefresh: (refresh: Refresh) => void }) {
  const t = useText(COMMUNITY_PAGE_MESSAGES);
  const query = useRouteQuery();
  const [part, setPart] = useState<Part>(() => partOf(query.part));
  const [typed, setTyped] = useState(query.word ?? '');
  const [word, setWord] = useState(typed.trim().slice(0, WORD_LIMIT));
  const isDoctor = useIsDoctor();
  const hasRoom = useMinWidth(DESKTOP);
  const type = (next: string): void => {
    setTyped(next);
    if (next.trim() === '') setWord('');
  };
  return (
    <View>
      <SearchBar
        value={typed}
        placeholder={t('search')}
        onChange={type}
        onSearch={() => setWord(typed.trim().slice(0, WORD_LIMIT))}
      />
      <View className={styles.parts}>
        <Optional>
          {word ? null : (
            <Tabs
              label={t('parts')}
              active={part}
              onSelect={setPart}
              items={partsFor(isDoctor, part).map((key) => ({ key, label: t(key) }))}
            />
          )}
        </Optional>
      </View>
      <Columns side={hasRoom ? <FeedSide part={part} onPart={setPart} /> : null}>
        <Optional>
          {word ? (
            <SearchPart key={word} word={word} onRefresh={onRefresh} />
          ) : part === 'circles' ? (
            <Circles />
          ) : part === 'topics' ? (
            <Topics onlyFollowed={query.followed === '1'} />
          ) : (
            <FeedPart
              key={part}
              part={part}
              onRefresh={onRefresh}
              onLatest={() => setPart('latest')}
            />
          )}
        </Optional>
      </Columns>
    </View>
  );
}

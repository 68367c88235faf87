import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import { useRegion } from '@/shared/location/use-region';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { WORD_LIMIT } from '@/features/clinics/search/note-rules';
import { noteWord } from '@/features/clinics/search/note-store';
import { openFound } from '@/features/clinics/search/open-found';
import { useSearch } from '@/features/clinics/search/use-search';
import { useSettled } from '@/features/clinics/search/use-settled';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { FoundGroups } from './found-groups';
import styles from './index.module.scss';
import { SearchStart } from './search-start';
import { ZoneSearch } from './zone-search';

const KINDS: readonly string[] = ['vaccine', 'disease', 'clinic', 'article'];
const kindOf = (asked: string | undefined): SearchKind | null =>
  asked !== undefined && KINDS.includes(asked) ? (asked as SearchKind) : null;

const LIST = 'hosSearchNotes';

/**
 * Search over everything while typing (query `word`; `kind` opens with one kind of results). With `zoneId` and the
 * zone's `name`: search over the clinics that have its vaccines.
 */
export default function Search() {
  const { zoneId, name = '', word = '', kind } = useRouteQuery();
  return zoneId ? (
    <ZoneSearch zoneId={zoneId} zone={name} word={word} />
  ) : (
    <SearchAll asked={word} askedKind={kindOf(kind)} />
  );
}

interface SearchAllProps {
  readonly asked: string;
  readonly askedKind: SearchKind | null;
}

function SearchAll({ asked, askedKind }: SearchAllProps) {
  const t = useText(SEARCH_MESSAGES);
  const title = usePageTitle('search');
  const region = useRegion();
  const [typed, setTyped] = useState(asked);
  const [isEmptyAtFirst] = useState(typed === '');
  const [word, settle] = useSettled(typed.trim().slice(0, WORD_LIMIT));
  const [kind, setKind] = useState(askedKind);
  const [literalWord, setLiteralWord] = useState<string | null>(null);
  const isLiteral = literalWord === word;
  const found = useSearch(word, region, isLiteral);

  const take = (next: string): void => {
    setTyped(next);
    settle(next);
    noteWord(LIST, next);
  };
  const open = useCallback(
    (item: SearchItem): void => {
      noteWord(LIST, word);
      openFound(item);
    },
    [word],
  );
  return (
    <Page title={title}>
      <SearchBar
        value={typed}
        placeholder={t('hint')}
        focus={isEmptyAtFirst}
        onChange={setTyped}
        onSearch={() => take(typed.trim().slice(0, WORD_LIMIT))}
      />
      <View className={styles.body}>
        {typed.trim() === '' ? (
          <SearchStart onTake={take} />
        ) : (
          <FoundGroups
            word={word}
            region={region}
            found={found}
            isLiteral={isLiteral}
            onLiteral={(next) => setLiteralWord(next ? word : null)}
            kind={kind}
            onKind={setKind}
            onTake={take}
            onOpen={open}
          />
        )}
      </View>
    </Page>
  );
}

import { View } from '@tarojs/components';
import type { DueOfPerson } from '@contract/plan/endpoints';
import { useFamilyDue } from '@/features/doses/plan/use-family-due';
import { SearchNotes } from '@/features/clinics/search/components/search-notes';
import { WordChips } from '@/features/clinics/search/components/word-chips';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Optional } from '@/ui/optional/optional';
import styles from './index.module.scss';
import { TopicTiles } from './topic-tiles';

/** Search words shown for doses due in the family; the plan has more. */
const DUE_TERMS = 6;

/** Distinct search words for the family's due vaccines, programme vaccines first. */
const dueTerms = (people: readonly DueOfPerson[]): readonly string[] => {
  const words = [
    ...people.flatMap(({ vaccines }) => vaccines),
    ...people.flatMap(({ optional }) => optional.map(({ name }) => name)),
  ];
  return [...new Set(words)].slice(0, DUE_TERMS);
};

/** Before typing: recent searches, situations, what is due in the family, popular searches. */
export function SearchStart({ onTake }: { readonly onTake: (word: string) => void }) {
  const t = useText(SEARCH_MESSAGES);
  const due = useFamilyDue();
  const popular = useServer('GET /base/search/popular.do', {});
  const words = dueTerms(due.data?.people ?? []);
  // Shown together, so that neither shifts the other while the user taps.
  const isSettled = !due.isLoading && !popular.isLoading;
  return (
    <View>
      <SearchNotes list="hosSearchNotes" onTake={onTake} />
      <TopicTiles onTake={onTake} />
      <Optional>
        {isSettled ? (
          <>
            <WordChips title={t('dueTerms')} words={words} onTake={onTake} />
            <WordChips
              title={t('popular')}
              words={(popular.data?.words ?? []).filter((word) => !words.includes(word))}
              onTake={onTake}
            />
          </>
        ) : null}
      </Optional>
      <View className={styles.hint}>{t('hintText')}</View>
    </View>
  );
}

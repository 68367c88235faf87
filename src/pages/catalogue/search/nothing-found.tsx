import { View } from '@tarojs/components';
import { WordChips } from '@/features/clinics/search/components/word-chips';
import { SEARCH_MESSAGES } from '@/features/clinics/search/messages';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Empty } from '@/ui/state/empty';

export interface NothingFoundProps {
  readonly word: string;
  readonly onTake: (word: string) => void;
}

/** That nothing was found, and what to do: words that find something, and all vaccines. */
export function NothingFound({ word, onTake }: NothingFoundProps) {
  const t = useText(SEARCH_MESSAGES);
  const popular = useServer('GET /base/search/popular.do', {});
  return (
    <View>
      <Empty
        icon="search"
        title={t('none', { word })}
        text={t('noneHint')}
        action={{ text: t('allVaccines'), onPress: () => void navigate.to('allVaccine') }}
      />
      <WordChips title={t('tryThese')} words={popular.data?.words ?? []} onTake={onTake} />
    </View>
  );
}

import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { UI_MESSAGES } from '../messages';
import './found-count.scss';

export interface FoundCountProps {
  /** How many there are; '' while it is not known, null for none, which the page below shows. */
  readonly text: string | null;
}

/** What a search has found, read out whenever it changes: for that it stands there, empty, before there is a result. */
export function FoundCount({ text }: FoundCountProps) {
  const t = useText(UI_MESSAGES);
  return (
    <View
      className={text ? 'ui-found-count' : 'ui-found-count--spoken'}
      {...semantics({ role: 'status', live: 'polite' })}
    >
      {text ?? t('noneFound')}
    </View>
  );
}

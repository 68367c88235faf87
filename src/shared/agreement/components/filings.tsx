import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { openExternal } from '@/platform/open-external';
import { Button } from '@/ui/button/button';
import { filingsOf } from '../filing-rules';
import { FILING_MESSAGES } from '../filing-messages';
import { OPERATOR } from '../operator';
import styles from './filings.module.scss';

/** The foot of the web site's home page: its filings, each with its register. */
export function Filings() {
  const t = useText(FILING_MESSAGES);
  return (
    <View className={styles.filings}>
      {filingsOf(OPERATOR).map(({ kind, text, url }) => (
        <Button
          key={kind}
          kind="text"
          size="sm"
          label={t('filing', { number: text })}
          onPress={() => void openExternal(url)}
        >
          {text}
        </Button>
      ))}
    </View>
  );
}

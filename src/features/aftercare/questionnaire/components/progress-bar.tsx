import { View } from '@tarojs/components';
import type { Progress } from '@contract/questionnaire/progress-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import styles from './question.module.scss';

/** How far somebody is, as words, and as a bar for the eye. */
export function ProgressBar({ progress }: { readonly progress: Progress }) {
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const { answered, total } = progress;
  const isLast = answered === total;
  return (
    <View className={styles.progress}>
      <View className={styles.step} {...semantics({ role: 'status', live: 'polite' })}>
        {isLast ? t('last') : t('stepOf', { at: answered + 1, count: total })}
      </View>
      <View className={styles.track} {...semantics({ hidden: true })}>
        <View
          className={styles.bar}
          style={{ width: `${Math.round((answered / total) * 100)}%` }}
        />
      </View>
    </View>
  );
}

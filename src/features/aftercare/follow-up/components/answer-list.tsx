import { View } from '@tarojs/components';
import type { FollowUpAnswer } from '@contract/follow-up/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Picture } from '@/ui/picture/picture';
import { FOLLOW_UP_MESSAGES } from '../messages';
import styles from './follow-up.module.scss';

/** Answers, the newest first: what was noticed, measured and pictured. */
export function AnswerList({ answers }: { readonly answers: readonly FollowUpAnswer[] }) {
  const dates = useDateText();
  const t = useText(FOLLOW_UP_MESSAGES);
  return (
    <View>
      {answers.map((answer) => (
        <View key={answer.answerId} className={styles.answer}>
          <View className={styles.at}>{dates.dateTime(answer.at)}</View>
          <View>
            {answer.unusual
              ? [
                  ...answer.symptoms.map((each) => t(each)),
                  ...(answer.temperature === null
                    ? []
                    : [t('degrees', { value: answer.temperature })]),
                  ...(answer.swelling === null
                    ? []
                    : [t('centimetres', { value: answer.swelling })]),
                ].join(' · ')
              : t('nothingUnusual')}
          </View>
          {answer.pictures.length > 0 ? (
            <View className={styles.pictures}>
              {answer.pictures.map((path, index) => (
                <Picture
                  key={path}
                  src={pictureUrl(path)}
                  alt={t('picture', { index: index + 1 })}
                  ratio="square"
                />
              ))}
            </View>
          ) : null}
        </View>
      ))}
    </View>
  );
}

import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import { PicturePicker } from '@/shared/upload/components/picture-picker';
import type { ListedPicture } from '@/shared/upload/picture-list';
import { picturesOf } from '@/shared/upload/pictures-of';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { QUESTIONNAIRE_MESSAGES } from '../messages';
import type { QuestionControlProps } from './control-props';
import styles from './question.module.scss';

const sentIn = (list: readonly ListedPicture[]): string[] =>
  list.flatMap(({ state, fileId }) => (state === 'sent' && fileId ? [fileId] : []));

/** Pictures. Those of an earlier run are counted, as only the provider has them. */
export function PictureControl(props: QuestionControlProps<'picture'>) {
  const { question, answer, error, onChange } = props;
  const t = useText(QUESTIONNAIRE_MESSAGES);
  const [list, setList] = useState<readonly ListedPicture[]>([]);
  const latest = useRef(list);
  const [violation, setViolation] = useState('');
  const stored = answer?.kind === 'picture' ? answer.fileIds : [];
  const earlier = stored.filter((id) => !sentIn(list).includes(id));
  const put = (now: readonly ListedPicture[], fileIds: readonly string[]): void => {
    latest.current = now;
    setList(now);
    onChange(fileIds.length === 0 ? undefined : { kind: 'picture', fileIds });
  };
  const most = question.max - earlier.length;
  const pictures = picturesOf(
    list,
    most,
    (change) => {
      const now = change(latest.current);
      put(now, [...earlier, ...sentIn(now)]);
    },
    setViolation,
  );
  return (
    <View>
      {earlier.length > 0 ? (
        <View className={styles.note}>
          <View>{t('pictures', { count: earlier.length })}</View>
          <Button kind="text" size="sm" onPress={() => put(list, sentIn(list))}>
            {t('removePictures')}
          </Button>
        </View>
      ) : null}
      <PicturePicker
        list={list}
        most={most}
        pictures={pictures}
        violation={
          violation || error || (list.some(({ state }) => state === 'sending') ? t('waiting') : '')
        }
      />
    </View>
  );
}

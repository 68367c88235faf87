import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { UPLOAD_MESSAGES } from '../messages';
import type { ListedPicture } from '../picture-list';
import type { Pictures } from '../pictures-of';
import styles from './picture-picker.module.scss';

export interface PicturePickerProps {
  readonly list: readonly ListedPicture[];
  readonly most: number;
  readonly pictures: Pictures;
  /** Why a picture was rejected. */
  readonly violation: string;
}

/** Pictures of a form: each with its state and a remove button, and a tile that adds more. */
export function PicturePicker({ list, most, pictures, violation }: PicturePickerProps) {
  const t = useText(UPLOAD_MESSAGES);
  useUnsavedInput(list.length > 0);
  return (
    <View {...semantics({ role: 'group', label: t('pictures') })}>
      <View className={styles.label}>{t('pictures')}</View>
      <View className={styles.tiles}>
        {list.map(({ key, file, state }, index) => (
          <View key={key} className={styles.tile}>
            <Picture src={file.preview} alt={t('picture', { index: index + 1 })} ratio="square" />
            {state === 'sent' ? null : (
              <View
                className={styles.veil}
                {...(state === 'failed'
                  ? pressable({ onPress: () => pictures.again(key) })
                  : semantics({ role: 'status', live: 'polite' }))}
              >
                {t(state)}
              </View>
            )}
            <View
              className={styles.remove}
              {...pressable({
                label: t('remove', { index: index + 1 }),
                onPress: () => pictures.remove(key),
              })}
            >
              <Icon name="x" size="sm" />
            </View>
          </View>
        ))}
        {list.length < most ? (
          <View
            className={styles.add}
            {...pressable({ label: t('add'), onPress: () => void pictures.add() })}
          >
            <Icon name="camera" size="lg" />
            <View className={styles.addText}>{t('add')}</View>
          </View>
        ) : null}
      </View>
      <View className={styles.hint}>{t('picturesHint', { count: most })}</View>
      <View className={styles.fault} {...semantics({ role: 'alert' })}>
        {violation}
      </View>
    </View>
  );
}

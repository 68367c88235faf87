import { View } from '@tarojs/components';
import { DECORATION_PATHS } from '@contract/community/decoration-rules';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable, rovingGroup } from '@/ui/a11y/press';
import { rovingTarget } from '@/ui/a11y/roving';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Avatar } from '@/ui/picture/avatar';
import { AUTHOR_MESSAGES } from '../messages';
import styles from './picture-choice.module.scss';

export interface PictureChoiceProps {
  /** Path of the picture. */
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

const COUNT = DECORATION_PATHS.length;

/** Chooses one of the decorative pictures as avatar: no photograph of a child is ever shown to strangers. */
export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const t = useText(AUTHOR_MESSAGES);
  const chosenIndex = DECORATION_PATHS.indexOf(chosen);
  const choose = (index: number): void => onChoose(DECORATION_PATHS[index] ?? chosen);
  return (
    <View>
      <View className={styles.label}>{t('picture')}</View>
      <View
        className={styles.pictures}
        {...rovingGroup()}
        {...semantics({ role: 'radiogroup', label: t('picture') })}
      >
        {DECORATION_PATHS.map((path, index) => (
          <View
            key={path}
            className={cx(styles.picture, index === chosenIndex && styles.on)}
            {...pressable({
              role: 'radio',
              label: t('pictureOf', { index: index + 1 }),
              checked: index === chosenIndex,
              onPress: () => choose(index),
              roving: {
                index,
                active: index === Math.max(chosenIndex, 0),
                target: (key) => rovingTarget(key, { index, count: COUNT }),
                onMove: choose,
              },
            })}
          >
            <Avatar name="" src={pictureUrl(path)} />
          </View>
        ))}
      </View>
    </View>
  );
}

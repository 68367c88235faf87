import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { UPLOAD_MESSAGES } from '@/shared/upload/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { Picture } from '@/ui/picture/picture';
import { POST_EDITOR_MESSAGES } from '../messages';
import { usePictureProgress } from '../picture-queue';
import type { PictureState } from '../picture-rules';
import type { HandleAttributes } from '../use-drag';
import styles from './picture-strip.module.scss';

const STATES = {
  waiting: 'stateWaiting',
  sending: 'stateSending',
  failed: 'stateFailed',
  lost: 'stateLost',
} as const satisfies Partial<Record<PictureState, string>>;

interface PictureTileProps {
  readonly pictureKey: string;
  readonly index: number;
  readonly mode: 'lifted' | 'target' | 'plain';
  /** Absent for a single picture, which has no order. */
  readonly handle: HandleAttributes | undefined;
  readonly disabled: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onMove: () => void;
}

/** One picture with its state, a button that removes it, and the handle of its place. */
export function PictureTile(props: PictureTileProps) {
  const { pictureKey, index, mode, handle, disabled, onRetry, onRemove, onMove } = props;
  const t = useText(POST_EDITOR_MESSAGES);
  const upload = useText(UPLOAD_MESSAGES);
  const progress = usePictureProgress((all) => all[pictureKey]);
  const { state = 'waiting', percent = null, preview = '' } = progress ?? {};
  const text =
    state === 'sending' && percent !== null ? t('stateSendingPercent', { percent }) : undefined;
  return (
    <View className={styles.tile}>
      <View
        className={cx(
          styles.frame,
          mode === 'lifted' && styles.isLifted,
          mode === 'target' && styles.isTarget,
        )}
      >
        <Picture src={preview} alt={upload('picture', { index: index + 1 })} ratio="square" />
        {state === 'sent' ? null : (
          <View
            className={styles.veil}
            {...(state === 'failed' ? pressable({ disabled, onPress: onRetry }) : {})}
          >
            {text ?? t(STATES[state])}
          </View>
        )}
        <View
          className={cx(styles.remove, disabled && styles.isOff)}
          {...pressable({
            label: upload('remove', { index: index + 1 }),
            disabled,
            onPress: onRemove,
          })}
        >
          <Icon name="x" size="sm" />
        </View>
      </View>
      {handle ? (
        <View
          className={styles.handle}
          catchMove
          {...pressable({
            label: t('pictureHandle', { index: index + 1 }),
            hasPopup: 'dialog',
            onPress: onMove,
          })}
          {...handle}
        >
          <Icon name="arrow-up-down" size="md" />
        </View>
      ) : null}
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import { MOST_PICTURES } from '@contract/community/content-limit-rules';
import { UPLOAD_MESSAGES } from '@/shared/upload/messages';
import { useText } from '@/i18n/messages';
import { upload as chooser } from '@/platform/upload';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { showToast } from '@/ui/toast/toast';
import { changeDraftNow } from '../draft-store';
import { POST_EDITOR_MESSAGES } from '../messages';
import { addPictures, removePicture, retryPicture } from '../picture-queue';
import { moved } from '../picture-rules';
import type { DraftPicture } from '../picture-rules';
import { useDrag } from '../use-drag';
import { PictureTile } from './picture-tile';
import styles from './picture-strip.module.scss';

/** As the style sheet lays the tiles out. */
const GRID = { columns: 3, step: { x: 96, y: 140 } } as const;

export interface PictureStripProps {
  readonly form: string;
  readonly pictures: readonly DraftPicture[];
  /** Why a picture was not accepted or the pictures are not complete; '' for no reason. */
  readonly violation: string;
  /** Called with a reason, and with '' when the user tries again. */
  readonly onViolation: (text: string) => void;
  readonly disabled: boolean;
}

/** The pictures of a post: chosen, sent, put in order by their handles or in steps, removed. */
export function PictureStrip(props: PictureStripProps) {
  const { form, pictures, violation, onViolation, disabled } = props;
  const t = useText(POST_EDITOR_MESSAGES);
  const upload = useText(UPLOAD_MESSAGES);
  const [placing, setPlacing] = useState<number | null>(null);
  const count = pictures.length;
  const move = (from: number, to: number): void => {
    const next = moved(pictures, from, to);
    if (next === pictures) return;
    changeDraftNow(form, { pictures: next });
    const index = 1 + Math.max(0, Math.min(count - 1, to));
    showToast(t('pictureMoved', { index }));
  };
  const { drag, handle } = useDrag({ ...GRID, count }, move);
  const add = async (): Promise<void> => {
    onViolation('');
    const room = MOST_PICTURES.post - count;
    const chosen = await chooser.pickPictures(room);
    await addPictures(form, chosen.slice(0, room), onViolation);
  };
  const current = placing ?? 0;
  const targets = [
    { key: 'first', label: t('moveFirst'), to: 0 },
    { key: 'back', label: t('moveBack'), to: current - 1 },
    { key: 'on', label: t('moveOn'), to: current + 1 },
    { key: 'last', label: t('moveLast'), to: count - 1 },
  ].map((each) => ({ ...each, disabled: each.to < 0 || each.to >= count || each.to === current }));
  return (
    <View {...semantics({ role: 'group', label: upload('pictures') })}>
      <View className={styles.label}>{upload('pictures')}</View>
      <View className={styles.tiles}>
        {pictures.map(({ key }, index) => (
          <PictureTile
            key={key}
            pictureKey={key}
            index={index}
            mode={drag?.from === index ? 'lifted' : drag?.to === index ? 'target' : 'plain'}
            handle={count > 1 && !disabled ? handle(index) : undefined}
            disabled={disabled}
            onRetry={() => {
              onViolation('');
              retryPicture(form, key, onViolation);
            }}
            onRemove={() => {
              onViolation('');
              removePicture(form, key);
            }}
            onMove={() => setPlacing(index)}
          />
        ))}
        {count < MOST_PICTURES.post ? (
          <View
            className={cx(styles.add, disabled && styles.isOff)}
            {...pressable({ label: upload('add'), disabled, onPress: () => void add() })}
          >
            <Icon name="camera" size="lg" />
            <View>{upload('add')}</View>
          </View>
        ) : null}
      </View>
      <View className={styles.hint}>{t('picturesHint', { count: MOST_PICTURES.post })}</View>
      <View className={styles.violation} {...semantics({ role: 'alert' })}>
        {violation}
      </View>
      <ActionSheet
        open={placing !== null}
        onClose={() => setPlacing(null)}
        title={t('pictureMove', { index: current + 1 })}
        actions={targets}
        onSelect={(chosen) => {
          const target = targets.find(({ key }) => key === chosen);
          if (target) move(current, target.to);
        }}
      />
    </View>
  );
}

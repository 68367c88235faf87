import { View } from '@tarojs/components';
import type { ClosingEffect } from '@contract/desk/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Dialog } from '@/ui/popup/dialog';
import { effectLines } from '../effect-rules';
import { DESK_MESSAGES } from '../messages';
import styles from './desk-sheet.module.scss';

export interface DeskCloseDialogProps {
  /** Display name of the day or slot. */
  readonly name: string;
  readonly effect: ClosingEffect;
  /** Asked again, because the effect has changed since the last question. */
  readonly isAnew: boolean;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The confirmation of a closing: its effect, in figures. */
export function DeskCloseDialog(props: DeskCloseDialogProps) {
  const { name, effect, isAnew, open, busy, onConfirm, onCancel } = props;
  const t = useText(DESK_MESSAGES);
  const { people } = effect;
  return (
    <Dialog
      open={open}
      title={t('closeAsk', { name })}
      confirmText={people > 0 ? t('closeAndNotify', { people }) : t('closeDo')}
      cancelText={t('closeNot')}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <View {...semantics({ live: 'polite' })}>
        {isAnew ? <View className={styles.anew}>{t('effectAnew')}</View> : null}
        {effectLines(effect, t).map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
      </View>
    </Dialog>
  );
}

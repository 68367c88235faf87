import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { Button } from '../button/button';
import { UI_MESSAGES } from '../messages';
import { Layer } from './layer';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmText?: string | undefined;
  /** Absent: nothing to decide, a single button closes the dialog. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelText?: string | undefined;
  readonly onConfirm: () => void;
  /** `danger` when confirming destroys something. */
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly busy?: boolean | undefined;
}

/** A modal question that must be answered. */
export function Dialog(props: DialogProps) {
  const t = useText(UI_MESSAGES);
  const { open, title, children, onCancel, onConfirm, tone, busy } = props;
  return (
    <Layer
      open={open}
      onClose={onCancel ?? onConfirm}
      label={title}
      position="center"
      role="alertdialog"
    >
      <View className="ui-dialog">
        <View className="ui-dialog__title" {...semantics({ role: 'heading', level: 2 })}>
          {title}
        </View>
        {children ? <View className="ui-dialog__text">{children}</View> : null}
        <View className="ui-dialog__actions">
          <Button
            block
            kind={tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
            onPress={onConfirm}
          >
            {props.confirmText ?? t(onCancel ? 'confirm' : 'iKnow')}
          </Button>
          {onCancel ? (
            <Button block kind="text" className="ui-dialog__cancel" onPress={onCancel}>
              {props.cancelText ?? t('cancel')}
            </Button>
          ) : null}
        </View>
      </View>
    </Layer>
  );
}

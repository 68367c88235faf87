import { ScrollView, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { Layer } from './layer';

export interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Sticky at the bottom while the content scrolls; for the main action. */
  readonly footer?: ReactNode;
}

/** A bottom sheet for a choice or a short form; the page stays visible behind it. */
export function Popup({ open, onClose, title, children, footer }: PopupProps) {
  const t = useText(UI_MESSAGES);
  return (
    <Layer open={open} onClose={onClose} label={title} position="bottom">
      <View className="ui-popup__head">
        <View className="ui-popup__title" {...semantics({ role: 'heading', level: 2 })}>
          {title}
        </View>
        <View className="ui-popup__close" {...pressable({ label: t('close'), onPress: onClose })}>
          <Icon name="x" size="lg" />
        </View>
      </View>
      <ScrollView scrollY className="ui-popup__body">
        {children}
      </ScrollView>
      <View className="ui-popup__foot">{footer}</View>
    </Layer>
  );
}

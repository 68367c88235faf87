import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UI_MESSAGES } from '../messages';
import { Button } from '../button/button';
import { Popup } from './popup';

export interface SheetAction {
  readonly key: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ActionSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly actions: readonly SheetAction[];
  /** Called after `onClose`. */
  readonly onSelect: (key: string) => void;
}

/** A list of actions, one per row. */
export function ActionSheet({ open, onClose, title, actions, onSelect }: ActionSheetProps) {
  const t = useText(UI_MESSAGES);
  const cancel = (
    <Button block kind="secondary" onPress={onClose}>
      {t('cancel')}
    </Button>
  );
  return (
    <Popup open={open} onClose={onClose} title={title} footer={cancel}>
      {actions.map((action) => (
        <View
          key={action.key}
          className={cx(
            'ui-sheet__action',
            action.tone === 'danger' && 'ui-sheet__action--danger',
            action.disabled && 'ui-sheet__action--off',
          )}
          {...pressable({
            disabled: action.disabled,
            onPress: () => {
              onClose();
              onSelect(action.key);
            },
          })}
        >
          {action.icon ? (
            <View className="ui-sheet__icon">
              <Icon name={action.icon} size="md" />
            </View>
          ) : null}
          <View className="ui-sheet__text">
            {action.label}
            {action.note ? <View className="ui-sheet__note">{action.note}</View> : null}
          </View>
        </View>
      ))}
    </Popup>
  );
}

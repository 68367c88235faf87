import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Popup } from '@/ui/popup/popup';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from '../exceptions/exception-messages';
import { WEEKDAYS } from './week-draft-rules';
import { WEEK_MESSAGES } from './week-messages';
import styles from '../catalogue.module.scss';

const WORKDAYS = [1, 2, 3, 4, 5];

export interface CopySheetProps {
  readonly weekday: number;
  readonly onCopy: (weekdays: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Which weekdays become as another one is. */
export function CopySheet({ weekday, onCopy, onClose }: CopySheetProps) {
  const t = useText(WEEK_MESSAGES);
  const days = useText(EXCEPTION_MESSAGES);
  const nameOf = (each: number): string => days(WEEKDAY_KEYS[each - 1] ?? 'w1');
  return (
    <Popup open title={t('copyTitle', { weekday: nameOf(weekday) })} onClose={onClose}>
      <View className={styles.buttons}>
        <Button size="sm" onPress={() => onCopy(WORKDAYS)}>
          {t('workdays')}
        </Button>
        <Button size="sm" kind="secondary" onPress={() => onCopy(WEEKDAYS)}>
          {t('everyDay')}
        </Button>
        {WEEKDAYS.filter((each) => each !== weekday).map((each) => (
          <Button key={each} size="sm" kind="secondary" onPress={() => onCopy([each])}>
            {nameOf(each)}
          </Button>
        ))}
      </View>
    </Popup>
  );
}

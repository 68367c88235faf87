import { View } from '@tarojs/components';
import type { FirstPassword } from '@contract/manage/staff-endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Popup } from '@/ui/popup/popup';
import { STAFF_ACCOUNT_MESSAGES } from './staff-messages';
import styles from './staff.module.scss';

export interface FirstPasswordSheetProps {
  readonly given: FirstPassword;
  readonly onClose: () => void;
}

/** Shows a first password, this once. */
export function FirstPasswordSheet({ given, onClose }: FirstPasswordSheetProps) {
  const t = useText(STAFF_ACCOUNT_MESSAGES);
  const dates = useDateText();
  const { login, password, until } = given;
  return (
    <Popup open title={t('shownOnce')} onClose={onClose}>
      <View className={styles.label}>{t('login')}</View>
      <View className={styles.secret}>{login}</View>
      <View className={styles.label}>{t('first')}</View>
      <View className={styles.secret}>{password}</View>
      <NoticeBar tone="warning">{t('shownText', { time: dates.dateTime(until) })}</NoticeBar>
      <View className={styles.buttons}>
        <Button icon="copy" kind="secondary" onPress={() => void copyAndSay(password, t('copied'))}>
          {t('copy')}
        </Button>
        <Button onPress={onClose}>{t('close')}</Button>
      </View>
    </Popup>
  );
}

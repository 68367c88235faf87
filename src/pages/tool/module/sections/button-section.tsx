import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/section/section';
import { GALLERY } from '../messages';
import styles from '../gallery.module.scss';

export function ButtonSection() {
  const t = useText(GALLERY);
  return (
    <Section title={t('buttons')}>
      <Button block icon="calendar-check">
        {t('book')}
      </Button>
      <View className={styles.row}>
        <Button kind="secondary">{t('nearby')}</Button>
        <Button kind="danger">{t('cancelBooking')}</Button>
        <Button kind="text">{t('later')}</Button>
      </View>
      <View className={styles.row}>
        <Button size="sm">{t('book')}</Button>
        <Button size="sm" kind="secondary" icon="phone">
          {t('nearby')}
        </Button>
        <Button size="sm" kind="text">
          {t('later')}
        </Button>
      </View>
      <View className={styles.row}>
        <Button loading>{t('loadingNow')}</Button>
        <Button disabled>{t('soldOut')}</Button>
      </View>
    </Section>
  );
}

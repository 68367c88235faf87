import { View } from '@tarojs/components';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import styles from './index.module.scss';

/** Introduces the product and the benefits of logging in. */
export function Welcome() {
  const t = useText(ACCOUNT_MESSAGES);
  return (
    <View className={styles.welcome}>
      <View className={styles.mark}>
        <Icon name="sprout" size="xl" />
      </View>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('welcome', { product: productName() })}
      </View>
      <View className={styles.hint}>{t('welcomeHint')}</View>
    </View>
  );
}

import { View } from '@tarojs/components';
import { goToLogin } from '@/shared/session/go-to-login';
import { useSession } from '@/shared/session/session-store';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { Avatar } from '@/ui/picture/avatar';
import { MINE_MESSAGES } from './messages';
import styles from './profile.module.scss';

/** The signed-in user, or a prompt to sign in. */
export function Profile() {
  const t = useText(MINE_MESSAGES);
  const isLogin = useSession((state) => state.isLogin);
  const user = useSession((state) => state.userInfo);
  if (!isLogin) {
    return (
      <View className={styles.invite}>
        <View className={styles.name}>{t('loginTitle')}</View>
        <View className={styles.text}>{t('loginText')}</View>
        <Button block icon="circle-user" onPress={() => void goToLogin()}>
          {t('login')}
        </Button>
      </View>
    );
  }
  const name = user?.nickName ?? '';
  const mobile = user?.mobile ?? '';
  return (
    <View
      className={styles.profile}
      {...pressable({
        role: 'link',
        onPress: () => void navigate.to('accountManage'),
      })}
    >
      <Avatar name={name} size="lg" />
      <View className={styles.main}>
        <View className={styles.name}>{name || t('hello')}</View>
        <View className={styles.mobile}>{mobile}</View>
      </View>
      <Icon name="chevron-right" size="md" className={styles.go} />
    </View>
  );
}

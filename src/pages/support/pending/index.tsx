import { Button, Text, View } from '@tarojs/components';
import { useLanguage } from '@/i18n/language';
import { defineMessages, useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { ROUTES, routeOf } from '@/routes/table';
import type { RouteName } from '@/routes/table';
import { PROMISES } from './promises';
import styles from './index.module.scss';

const MESSAGES = defineMessages(
  {
    title: '{name}还在准备中',
    unknown: '这个页面还在准备中',
    home: '回到首页',
  },
  {
    title: '{name}: not ready yet',
    unknown: 'This page is not ready yet',
    home: 'Back to home',
  },
);

/** Stands in for every page that is still to come, and says what it will offer. */
export default function Pending() {
  const text = useText(MESSAGES);
  const inEnglish = useLanguage() === 'en';
  const { route = '' } = useRouteQuery();
  const name = route in ROUTES ? (route as RouteName) : undefined;
  const pick = ([zh, en]: readonly [string, string]) => (inEnglish ? en : zh);
  const promise = name && PROMISES[name];
  return (
    <View className={styles.page}>
      <Text className={styles.title}>
        {name ? text('title', { name: pick(routeOf(name).title) }) : text('unknown')}
      </Text>
      {promise && <Text className={styles.body}>{pick(promise)}</Text>}
      <Button className={styles.home} onClick={() => void navigate.relaunch('home')}>
        {text('home')}
      </Button>
    </View>
  );
}

import { Text, View } from '@tarojs/components';
import { defineMessages, useText } from '@/i18n/messages';

const MESSAGES = defineMessages({ title: '首页' }, { title: 'Home' });

export default function Home() {
  const text = useText(MESSAGES);
  return (
    <View>
      <Text>{text('title')}</Text>
    </View>
  );
}

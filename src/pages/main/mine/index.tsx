import { Text, View } from '@tarojs/components';
import { defineMessages, useText } from '@/i18n/messages';

const MESSAGES = defineMessages({ title: '我的' }, { title: 'Mine' });

export default function Mine() {
  const text = useText(MESSAGES);
  return (
    <View>
      <Text>{text('title')}</Text>
    </View>
  );
}

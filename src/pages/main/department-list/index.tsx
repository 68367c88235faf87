import { Text, View } from '@tarojs/components';
import { defineMessages, useText } from '@/i18n/messages';

const MESSAGES = defineMessages({ title: '附近门诊' }, { title: 'Nearby clinics' });

export default function DepartmentList() {
  const text = useText(MESSAGES);
  return (
    <View>
      <Text>{text('title')}</Text>
    </View>
  );
}

import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { serverToday } from '@/http/server-clock';
import { defineMessages, useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { unsentForm } from '../unsent-form';

const MESSAGES = defineMessages(
  {
    text: '有一份预约因为没有网络，还没有提交。您填写的内容已保留。',
    resume: '继续预约',
  },
  {
    text: 'One booking was not sent because you were offline. Your form is saved.',
    resume: 'Continue booking',
  },
);

const present = () => unsentForm(serverToday());

/** Leads to a form that could not be sent for want of a network. Always renders an element. */
export function UnsentNotice() {
  const t = useText(MESSAGES);
  const [form, setForm] = useState(present);
  useDidShow(() => setForm(present()));
  return (
    <Optional>
      {form ? (
        <NoticeBar
          action={{
            text: t('resume'),
            onPress: () =>
              void navigate.to('subscribe', { vaccId: form.productId, depaCode: form.depaCode }),
          }}
        >
          {t('text')}
        </NoticeBar>
      ) : null}
    </Optional>
  );
}

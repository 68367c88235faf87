import { View } from '@tarojs/components';
import { useState } from 'react';
import { ARRIVAL_MESSAGES } from '@/pages/order/scan-confirm/messages';
import { codeIn } from '@/pages/order/scan-confirm/arrival-rules';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { ScanButton } from '@/ui/button/scan-button';
import { Card } from '@/ui/card/card';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import styles from './index.module.scss';

export interface CodeFormProps {
  readonly title: string;
  readonly onCode: (code: string) => void;
}

const DIGITS = 6;

/** Asks for the clinic's code: by scanner where available, by typing everywhere. */
export function CodeForm({ title, onCode }: CodeFormProps) {
  const t = useText(ARRIVAL_MESSAGES);
  const [typed, setTyped] = useState('');
  const [violation, setViolation] = useState('');
  const take = (text: string, otherwise: string): void => {
    const code = codeIn(text);
    setViolation(code ? '' : otherwise);
    if (code) onCode(code);
  };
  return (
    <Page
      title={title}
      footer={
        <Button block onPress={() => take(typed, t('codeWrong'))}>
          {t('find')}
        </Button>
      }
    >
      <NoticeBar tone="info">{t('how')}</NoticeBar>
      <Card>
        <ScanButton text={t('scan')} onText={(text) => take(text, t('notACode'))} />
        <Field
          label={t('codeLabel')}
          kind="number"
          value={typed}
          onChange={setTyped}
          maxLength={DIGITS}
          placeholder={t('codePlaceholder')}
          error={violation || undefined}
          onConfirm={() => take(typed, t('codeWrong'))}
        />
      </Card>
      <View className={styles.help}>{t('help')}</View>
    </Page>
  );
}

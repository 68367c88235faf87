import { View } from '@tarojs/components';
import { useState } from 'react';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { useDateText } from '@/i18n/date-text';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { copyAndSay } from '@/ui/copy/copy-and-say';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { useConfirm } from '@/ui/popup/use-confirm';
import { createFeed, revokeFeed } from '../api';
import { MEMBERSHIP_MESSAGES } from '../messages';
import styles from './feed-actions.module.scss';

export interface FeedActionsProps {
  readonly active: boolean;
  /** ms; null: there is no address. */
  readonly madeAt: number | null;
}

/** Makes the calendar's address, shows it once, and ends it. */
export function FeedActions({ active, madeAt }: FeedActionsProps) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const dates = useDateText();
  const { busy, refusal, run } = usePageSteps(() => t('failed'));
  const [ask, question] = useConfirm();
  const [url, setUrl] = useState('');
  const make = async (): Promise<void> => {
    if (madeAt !== null && !(await ask({ title: t('againSure'), text: t('againText') }))) return;
    await run('make', async () => {
      setUrl(await createFeed());
      return '';
    });
  };
  const revoke = async (): Promise<void> => {
    if (!(await ask({ title: t('revokeSure'), text: t('revokeText'), tone: 'danger' }))) return;
    await run('revoke', async () => {
      await revokeFeed();
      setUrl('');
      return t('revoked');
    });
  };
  return (
    <View className={styles.feed}>
      <Refusal title={t('failed')} reason={refusal} />
      <View className={styles.made}>
        {madeAt !== null && !url
          ? t('feedReady', { day: dates.dayOfYear(shanghaiDay(madeAt)) })
          : ''}
      </View>
      {url ? (
        <View>
          <NoticeBar tone="warning">{t('feedText')}</NoticeBar>
          <View className={styles.url}>{url}</View>
          <Button block icon="copy" onPress={() => void copyAndSay(url, t('copied'))}>
            {t('copy')}
          </Button>
        </View>
      ) : null}
      <View className={styles.row}>
        {active && !url ? (
          <Button
            size="sm"
            kind={madeAt === null ? 'primary' : 'secondary'}
            loading={busy === 'make'}
            onPress={() => void make()}
          >
            {t(madeAt === null ? 'calendarFeed' : 'again')}
          </Button>
        ) : null}
        {madeAt === null ? null : (
          <Button size="sm" kind="text" loading={busy === 'revoke'} onPress={() => void revoke()}>
            {t('revoke')}
          </Button>
        )}
      </View>
      {question}
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import { PostVideo } from '@/features/community/feed/components/post-video';
import { useText } from '@/i18n/messages';
import { useDateText } from '@/i18n/date-text';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MODERATION_MESSAGES } from '../messages';
import { useModerationData } from '../use-moderation-data';
import { CaseContext } from './case-context';
import { CaseDecide } from './case-decide';
import { CasePictures } from './case-pictures';
import { CaseTags } from './case-tags';
import styles from './moderation.module.scss';

interface Props {
  readonly caseId: string;
  readonly onBack: () => void;
  /** The case was decided, by whomever. */
  readonly onDecided: () => void;
}

/** One case: what was written, what stands around it, and the decision. */
export function CaseView({ caseId, onBack, onDecided }: Props) {
  const t = useText(MODERATION_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useModerationData('GET /ugc-api/moderation/case.do', { caseId });
  const [changed, setChanged] = useState('');
  const readAgain = (): void => {
    setChanged(caseId);
    void refresh();
  };
  return (
    <View>
      <View className={styles.back}>
        <Button kind="text" size="sm" icon="chevron-left" onPress={onBack}>
          {t('backToList')}
        </Button>
      </View>
      {error && !data ? (
        <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
      ) : null}
      {!data && !error ? <Skeleton shape="list" count={3} /> : null}
      {data ? (
        <>
          {changed === caseId ? <NoticeBar tone="warning">{t('changedSince')}</NoticeBar> : null}
          <View className={styles.card}>
            <CaseTags item={data} />
            <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
              {data.title || (data.author?.nickname ?? t('deletedAuthor'))}
            </View>
            <View className={styles.text}>{data.text}</View>
            <CasePictures pictures={data.pictures} />
            {data.video ? <PostVideo video={data.video} onRetry={() => void refresh()} /> : null}
            <View className={styles.note}>
              {data.title ? `${data.author?.nickname ?? t('deletedAuthor')} · ` : ''}
              {dates.dateTime(data.openedAt)}
            </View>
          </View>
          <CaseDecide key={caseId} item={data} onDecided={onDecided} onChanged={readAgain} />
          <CaseContext context={data} />
        </>
      ) : null}
    </View>
  );
}

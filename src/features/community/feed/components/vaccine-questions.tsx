import { View } from '@tarojs/components';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { VACCINE_QUESTION_MESSAGES } from '../vaccine-question-messages';
import styles from './vaccine-questions.module.scss';

/** Questions that a vaccine's page shows. */
const SHOWN = 3;

/** What people ask about a vaccine, and asking. */
export function VaccineQuestions({ vaccineCode }: { readonly vaccineCode: string }) {
  const t = useText(VACCINE_QUESTION_MESSAGES);
  const { data, error, refresh } = useServer('GET /ugc-api/post/feed.do', {
    feed: 'vaccine',
    vaccineCode,
    questions: true,
  });
  const list = data?.list ?? [];
  const toAll = (): void => void navigate.to('community', { vaccineCode });
  return (
    <Section title={t('title')} moreText={t('all')} onMore={toAll}>
      <Optional>
        {error && !data ? (
          <NoticeBar tone="warning" action={{ text: t('retry'), onPress: () => void refresh() }}>
            {t('failed')}
          </NoticeBar>
        ) : null}
        {list.length > 0 ? (
          <CellGroup>
            {list.slice(0, SHOWN).map(({ postId, title, answered, comments }) => (
              <Cell
                key={postId}
                title={title}
                note={t(answered ? 'answered' : 'open', { count: comments })}
                onPress={() => void navigate.to('postDetail', { postId })}
              />
            ))}
          </CellGroup>
        ) : data ? (
          <View className={styles.none}>{t('none')}</View>
        ) : null}
      </Optional>
      <Button
        block
        kind="secondary"
        icon="circle-help"
        onPress={() => void navigate.to('postEdit', { kind: 'question', vaccineCode })}
      >
        {t('ask')}
      </Button>
    </Section>
  );
}

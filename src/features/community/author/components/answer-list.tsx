import { View } from '@tarojs/components';
import type { AuthorAnswer } from '@contract/community/user-endpoints';
import { useCommunityFailure } from '@/features/community/feed/use-community-failure';
import { usePostTime } from '@/features/community/feed/use-post-time';
import { useSteps } from '@/features/community/feed/use-steps';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Card } from '@/ui/card/card';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { AUTHOR_MESSAGES } from '../messages';
import styles from './answer-list.module.scss';

const STEP = 10;
const idOf = ({ answer }: AuthorAnswer): string => answer.commentId;

/** A doctor's answers, each under what was asked; opens the answer at its place. */
export function AnswerList({ userId }: { readonly userId: string }) {
  const t = useText(AUTHOR_MESSAGES);
  const timeOf = usePostTime();
  const failureOf = useCommunityFailure();
  const answers = useCursorPages('GET /ugc-api/user/answers.do', { userId }, idOf);
  const { shown, footer, more } = useSteps(answers, STEP);
  const { isIn, state, error } = answers;
  if (!isIn) {
    if (state !== 'failed' || !error) return <Skeleton shape="list" count={3} />;
    return <ErrorBlock {...failureOf(error, t('answersFailed'), answers.more)} />;
  }
  if (shown.length === 0) return <Empty icon="message-circle" title={t('noAnswers')} />;
  return (
    <View>
      {shown.map(({ answer, post }) => (
        <Card key={answer.commentId}>
          <View
            {...pressable({
              role: 'link',
              onPress: () =>
                void navigate.to('postDetail', {
                  postId: post.postId,
                  commentId: answer.commentId,
                }),
            })}
          >
            <View className={styles.asked}>{post.title}</View>
            <View className={styles.answer}>{answer.text}</View>
            <View className={styles.facts}>
              {[timeOf(answer.publishedAt), t('answerLikes', { count: answer.likes })].join(' · ')}
            </View>
          </View>
        </Card>
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}

import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { CaseContext as Context } from '@contract/community/moderation-endpoints';
import { PostState } from '@/features/community/feed/components/post-state';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { MODERATION_MESSAGES } from '../messages';
import { useReasonText } from '../use-reason-text';
import { AuthorFacts } from './author-facts';
import { CasePictures } from './case-pictures';
import { DecisionRow } from './decision-line';
import styles from './moderation.module.scss';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <View className={styles.part}>
      <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
        {title}
      </View>
      {children}
    </View>
  );
}

/** What stands around a case: reports, the post it is on, comments, its author, earlier versions and decisions. */
export function CaseContext({ context }: { readonly context: Context }) {
  const t = useText(MODERATION_MESSAGES);
  const dates = useDateText();
  const reasonText = useReasonText();
  const { reports, about, comments, writer, edits, history } = context;
  return (
    <View className={styles.card}>
      {reports.length > 0 ? (
        <Part title={t('reports', { count: reports.length })}>
          {reports.map((report, index) => (
            <View key={index} className={styles.quote}>
              {reasonText(report.reason)}
              {report.explain ? <View>{report.explain}</View> : null}
              <CasePictures pictures={report.pictures} />
              <View className={styles.note}>
                {dates.dateTime(report.at)} ·{' '}
                {t('weight', { weight: Math.round(report.weight * 10) / 10 })}
              </View>
            </View>
          ))}
        </Part>
      ) : null}
      {about ? (
        <Part title={t('about')}>
          <View className={styles.quote}>{about}</View>
        </Part>
      ) : null}
      {comments.length > 0 ? (
        <Part title={t('comments')}>
          {comments.map((comment) => (
            <View key={comment.commentId} className={styles.quote}>
              <PostState state={comment.state} />
              {comment.text}
              <View className={styles.note}>
                {comment.author?.nickname ?? t('deletedAuthor')} · {dates.dateTime(comment.at)}
              </View>
            </View>
          ))}
        </Part>
      ) : null}
      {writer ? (
        <Part title={t('writer')}>
          <AuthorFacts item={writer} />
        </Part>
      ) : null}
      {edits.length > 0 ? (
        <Part title={t('edits')}>
          {edits.map((edit) => (
            <View key={edit.at} className={styles.quote}>
              {[edit.title, edit.text].filter(Boolean).join('\n')}
            </View>
          ))}
        </Part>
      ) : null}
      <Part title={t('history')}>
        {history.length === 0 ? <View className={styles.note}>{t('none')}</View> : null}
        {history.map((decision) => (
          <DecisionRow key={decision.decisionId} decision={decision} />
        ))}
      </Part>
    </View>
  );
}

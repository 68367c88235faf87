import { View } from '@tarojs/components';
import type { BeanTaskCard } from '@contract/beans/endpoints';
import { openMemberForm } from '@/features/people/family-member/open-member-form';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Tag } from '@/ui/tag/tag';
import { BEAN_MESSAGES } from '../messages';
import styles from './bean-task.module.scss';

export interface BeanTaskProps {
  readonly card: BeanTaskCard;
  readonly busy: boolean;
  /** Does what is to be done here, and collects what is done. */
  readonly onDo: (card: BeanTaskCard) => void;
}

const addSelf = (): void => void openMemberForm('healthBeanTask', {});

/** A task: what it asks, how far it is, what it gives, and the one next step. */
export function BeanTask({ card, busy, onDo }: BeanTaskProps) {
  const t = useText(BEAN_MESSAGES);
  const { task, title, note, state, beans, remedies, articleId, unit, progress, goal } = card;
  const [remedy] = remedies;
  const isRead = task === 'readArticle' && state === 'open';
  const step = (() => {
    if (state === 'collected') return null;
    if (remedy === 'nickName') return { text: t('nickName'), go: toAccount };
    if (remedy === 'ownPerson') return { text: t('ownPerson'), go: addSelf };
    if (state === 'ready') return { text: t('collect', { count: beans }), go: () => onDo(card) };
    if (task === 'questionnaire') return { text: t(task), go: toQuestionnaires };
    if (!isRead) return { text: t(task), go: () => onDo(card) };
    return articleId === null ? null : { text: t(task), go: () => read(articleId) };
  })();
  return (
    <Card className={styles.task}>
      <View className={styles.head}>
        <View className={styles.title}>{title}</View>
        <Tag tone="accent">{t('award', { count: beans })}</Tag>
      </View>
      <View className={styles.note}>{note}</View>
      <View className={styles.note}>
        {card.streak > 0 ? t('inARow', { count: card.streak }) : ''}
      </View>
      <View className={styles.note}>
        {unit === 'seconds' && progress > 0 && state === 'open'
          ? t('read', { count: progress, goal })
          : ''}
      </View>
      <View className={styles.note}>
        {state === 'ready' && remedy === 'ownPerson' ? t('ownPersonWhy') : ''}
      </View>
      <View className={styles.note}>{isRead && articleId === null ? t('allRead') : ''}</View>
      <View className={styles.foot}>
        {step ? (
          <Button
            size="sm"
            kind={state === 'ready' ? 'primary' : 'secondary'}
            loading={busy}
            label={t('named', { task: title, action: step.text })}
            onPress={step.go}
          >
            {step.text}
          </Button>
        ) : null}
        {state === 'collected' ? (
          <Tag tone="success" icon="check">
            {t('collected')}
          </Tag>
        ) : null}
      </View>
    </Card>
  );
}

const toQuestionnaires = (): void => void navigate.to('questionnaire');
const toAccount = (): void => void navigate.to('accountManage');
const read = (articleId: string): void =>
  void navigate.to('articleDetail', { articleId, beans: '1' });

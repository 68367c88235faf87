import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { ActionRefusal } from '@/features/community/feed/components/action-refusal';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { useConfirm } from '@/ui/popup/use-confirm';
import { showToast } from '@/ui/toast/toast';
import { blockAuthor, followAuthor } from '../api';
import { AUTHOR_MESSAGES } from '../messages';
import { useAuthorAction } from '../use-author-action';
import styles from './author-buttons.module.scss';

/** What the reader can do about somebody: follow, block, report. */
export function AuthorButtons({ author }: { readonly author: AuthorDetail }) {
  const t = useText(AUTHOR_MESSAGES);
  const action = useAuthorAction();
  const [ask, question] = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const { userId, nickname, followed } = author;
  const block = async (): Promise<void> => {
    const title = t('blockAsk', { name: nickname });
    const sure = await ask({
      title,
      text: t('blockText'),
      confirmText: t('block'),
      tone: 'danger',
    });
    if (sure && (await action.run(() => blockAuthor(userId, true)))) showToast(t('nowBlocked'));
  };
  const report = (): void => void navigate.to('report', { reportedUserId: userId });
  return (
    <View>
      <ActionRefusal error={action.error} />
      <View className={styles.buttons}>
        <Button
          block
          className={styles.follow}
          kind={followed ? 'secondary' : 'primary'}
          icon={followed ? 'check' : 'plus'}
          loading={action.busy}
          label={followed ? `${t('followed')} ${t('unfollow')}` : t('follow')}
          onPress={() => void action.run(() => followAuthor(userId, !followed))}
        >
          {t(followed ? 'followed' : 'follow')}
        </Button>
        <Button kind="secondary" icon="ellipsis" label={t('more')} onPress={() => setOpen(true)}>
          {t('more')}
        </Button>
      </View>
      <ActionSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('moreOf', { name: nickname })}
        actions={[
          { key: 'report', label: t('report'), icon: 'flag' },
          {
            key: 'block',
            label: t('block'),
            note: t('blockNote'),
            icon: 'circle-x',
            tone: 'danger',
          },
        ]}
        onSelect={(key) => (key === 'block' ? void block() : report())}
      />
      {question}
    </View>
  );
}

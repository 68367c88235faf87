import { View } from '@tarojs/components';
import { passDocument } from '@/features/people/family-member/draft-store';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { deletionRemedyOf } from '@/features/people/family-member/deletion-remedy';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import type { Query } from '@/routes/query';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import styles from './index.module.scss';

export interface FormNoticeProps {
  readonly form: MemberForm;
  /** Of the page: the member's own form returns where this one would. */
  readonly query: Query;
  /** Saves somebody who is not the member that seems to be the same. */
  readonly onAnother: () => void;
}

/** Why the form cannot be saved, next to the save button. */
export function FormNotice({ form, query, onAnother }: FormNoticeProps) {
  const t = useText(LINKMAN_MESSAGES);
  const same = form.refusal?.sameAs;
  const toSame = {
    text: t('toSame'),
    onPress: () => {
      if (same === undefined) return;
      if (form.draft) passDocument(same, form.draft);
      void navigate.replace('memberForm', { ...query, linkmanId: same });
    },
  };
  const count = Object.keys(form.violations).length;
  return (
    <View className={styles.notice}>
      {form.refusal ? (
        <NoticeBar
          tone="danger"
          title={t('notSaved')}
          action={same ? toSame : deletionRemedyOf(form.refusal.code, t)}
          urgent
        >
          {form.refusal.text}
        </NoticeBar>
      ) : count > 0 ? (
        <NoticeBar tone="danger" urgent>
          {t('violationCount', { count })}
        </NoticeBar>
      ) : null}
      <Optional>
        {same ? (
          <Button block kind="text" onPress={onAnother}>
            {t('isAnother')}
          </Button>
        ) : null}
      </Optional>
    </View>
  );
}

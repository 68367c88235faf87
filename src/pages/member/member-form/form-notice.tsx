import { View } from '@tarojs/components';
import { LINKMAN_MESSAGES } from '@/features/linkman/messages';
import type { MemberForm } from '@/features/linkman/use-member-form';
import { deletionRemedyOf } from '@/features/linkman/deletion-remedy';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import styles from './index.module.scss';

/** Why the form cannot be saved, next to the save button. */
export function FormNotice({ form }: { readonly form: MemberForm }) {
  const t = useText(LINKMAN_MESSAGES);
  const count = Object.keys(form.violations).length;
  return (
    <View className={styles.notice}>
      {form.refusal ? (
        <NoticeBar
          tone="danger"
          title={t('notSaved')}
          action={deletionRemedyOf(form.refusal.code, t)}
          urgent
        >
          {form.refusal.text}
        </NoticeBar>
      ) : count > 0 ? (
        <NoticeBar tone="danger" urgent>
          {t('violationCount', { count })}
        </NoticeBar>
      ) : null}
    </View>
  );
}

import { View } from '@tarojs/components';
import { identityOf } from '@/features/people/family-member/draft-rules';
import { HISTORY_MESSAGES } from '@/features/doses/plan/history-messages';
import { useVisitorFacts } from '@/features/doses/plan/use-visitor-facts';
import { agreeToVisitorPlan, isPlanOf, useVisitorPlan } from '@/features/doses/plan/visitor-plan';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import type { FormBodyProps } from './form-body';
import styles from './index.module.scss';

/** Fills in what the user entered for a plan before they signed in, and says which doses are noted with the member. */
export function FromPlan({ form, draft, today }: Omit<FormBodyProps, 'ownMobile'>) {
  const t = useText(HISTORY_MESSAGES);
  const plan = useVisitorPlan();
  const { facts, given } = useVisitorFacts(plan);
  const { birthday, sex, batchKey } = plan;
  const isEmpty = draft.birthday === '' && draft.sex === null && draft.documentNumber === '';
  const fill = async (): Promise<void> => {
    await agreeToVisitorPlan();
    form.change({ birthday, sex });
  };
  return (
    <View className={styles.kept}>
      {birthday !== '' && isEmpty ? (
        <NoticeBar action={{ text: t('fill'), onPress: () => void fill() }}>
          {t('fillFrom', { facts })}
        </NoticeBar>
      ) : batchKey !== '' && given && isPlanOf(plan, identityOf(draft, today)) ? (
        <NoticeBar>{t('willNote', { given })}</NoticeBar>
      ) : null}
    </View>
  );
}

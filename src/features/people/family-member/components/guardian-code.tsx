import { View } from '@tarojs/components';
import { useState } from 'react';
import { CodeField } from '@/features/people/account/components/code-field';
import { isMobile } from '@/shared/session/form-rules';
import { useText } from '@/i18n/messages';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

/** The code by which a guardian who is not the account's owner agrees. */
export function GuardianCode({ draft, violations, change }: Omit<MemberFieldsProps, 'today'>) {
  const t = useText(LINKMAN_MESSAGES);
  const { guardianMobile: mobile } = draft;
  const [isWanted, setWanted] = useState(false);
  const checkMobile = (): boolean => {
    setWanted(true);
    return isMobile(mobile);
  };
  const missing = violations.guardianCode ? t('guardianCodeMissing') : undefined;
  return (
    <View className={styles.code}>
      <CodeField
        purpose="guardian"
        mobile={mobile}
        value={draft.guardianCode}
        onChange={(guardianCode) => change({ guardianCode })}
        checkMobile={checkMobile}
        note={t('guardianCodeNote')}
        error={isWanted && !isMobile(mobile) ? t('guardianMobileFirst') : missing}
      />
    </View>
  );
}

import { View } from '@tarojs/components';
import { ConsentText } from '@/features/people/account/components/consent-text';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { STATISTICS_MESSAGES } from '@/shared/agreement/statistics-messages';
import { useText } from '@/i18n/messages';
import { Checkbox } from '@/ui/choice/checkbox';
import { Dialog } from '@/ui/popup/dialog';
import styles from './index.module.scss';

export interface LoginConsentProps {
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly allowsStatistics: boolean;
  readonly onAllow: (allows: boolean) => void;
}

/** What a login needs an agreement to, and the choice to allow usage statistics; neither is ticked beforehand. */
export function LoginConsent({ agreed, onAgree, allowsStatistics, onAllow }: LoginConsentProps) {
  const t = useText(ACCOUNT_MESSAGES);
  const s = useText(STATISTICS_MESSAGES);
  return (
    <View className={styles.consent}>
      <Checkbox checked={agreed} onChange={onAgree} label={t('consentSpoken')}>
        <ConsentText />
      </Checkbox>
      <Checkbox checked={allowsStatistics} onChange={onAllow} label={s('statisticsConsent')}>
        {s('statisticsConsent')}
      </Checkbox>
    </View>
  );
}

export interface ConsentDialogProps {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks whoever goes on without having agreed. */
export function ConsentDialog({ open, onConfirm, onCancel }: ConsentDialogProps) {
  const t = useText(ACCOUNT_MESSAGES);
  return (
    <Dialog
      open={open}
      title={t('consentTitle')}
      confirmText={t('consentGo')}
      cancelText={t('consentNo')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <View className={styles.why}>{t('consentText')}</View>
      <ConsentText />
    </Dialog>
  );
}

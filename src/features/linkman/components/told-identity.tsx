import { View } from '@tarojs/components';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { identityOf } from '../draft-rules';
import type { MemberDraft } from '../draft-rules';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './told-identity.module.scss';

export interface ToldIdentityProps {
  readonly draft: MemberDraft;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Sex and birthday as the document number tells them; they follow from it and cannot be typed. */
export function ToldIdentity({ draft, today }: ToldIdentityProps) {
  const t = useText(LINKMAN_MESSAGES);
  const ageText = useAgeText();
  const dates = useDateText();
  const { reading, sex, birthday } = identityOf(draft, today);
  const isTold = reading.fault === null && sex !== null;
  return (
    <View className={styles.told} {...semantics({ live: 'polite' })}>
      <Icon name={isTold ? 'badge-check' : 'info'} size="md" className={styles.icon} />
      <View className={styles.main}>
        <View className={styles.title}>{isTold ? t('toldTitle') : t('toldHint')}</View>
        <View className={styles.facts}>
          {isTold
            ? t('told', {
                sex: t(`sex${sex}`),
                birthday: dates.birthday(birthday),
                age: ageText(birthday, today),
              })
            : ''}
        </View>
      </View>
    </View>
  );
}

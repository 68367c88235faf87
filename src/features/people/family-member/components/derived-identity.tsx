import { View } from '@tarojs/components';
import { useAgeText } from '@/i18n/age-text';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import { identityOf } from '../draft-rules';
import type { MemberDraft } from '../draft-rules';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './derived-identity.module.scss';

export interface DerivedIdentityProps {
  readonly draft: MemberDraft;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Sex and birthday derived from the document number; they cannot be edited. */
export function DerivedIdentity({ draft, today }: DerivedIdentityProps) {
  const t = useText(LINKMAN_MESSAGES);
  const ageText = useAgeText();
  const dates = useDateText();
  const { reading, sex, birthday } = identityOf(draft, today);
  const isDerived = reading.violation === null && sex !== null;
  return (
    <View className={styles.told} {...semantics({ live: 'polite' })}>
      <Icon name={isDerived ? 'badge-check' : 'info'} size="md" className={styles.icon} />
      <View className={styles.main}>
        <View className={styles.title}>{isDerived ? t('derivedTitle') : t('derivedHint')}</View>
        <View className={styles.facts}>
          {isDerived
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

import { View } from '@tarojs/components';
import { PASTED_MOBILE, tidyMobile } from '@/features/account/forms/form-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import { NAME_FAULTS } from '../fault-rules';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

const RELATIONS = ['father', 'mother', 'grandparent', 'other'] as const;

/** The guardian of a person under 14. */
export function GuardianFields({ draft, faults, change }: Omit<MemberFieldsProps, 'today'>) {
  const t = useText(LINKMAN_MESSAGES);
  return (
    <View>
      <View className={styles.why}>
        <NoticeBar>{t('guardianWhy')}</NoticeBar>
      </View>
      <Field
        label={t('guardianName')}
        value={draft.guardianName}
        onChange={(guardianName) => change({ guardianName })}
        maxLength={NAME_LENGTH}
        error={
          faults.guardianName
            ? t(NAME_FAULTS[faults.guardianName], {
                count: NAME_LENGTH,
              })
            : undefined
        }
      />
      <RadioGroup
        label={t('guardianRelation')}
        shape="chips"
        value={draft.guardianRelation ?? undefined}
        options={RELATIONS.map((value) => ({ value, label: t(value) }))}
        onChange={(guardianRelation) => change({ guardianRelation })}
        error={faults.guardianRelation ? t('guardianRelationMissing') : undefined}
      />
      <Field
        label={t('guardianMobile')}
        kind="tel"
        value={draft.guardianMobile}
        onChange={(mobile) => change({ guardianMobile: tidyMobile(mobile) })}
        maxLength={PASTED_MOBILE}
        error={faults.guardianMobile ? t('mobileFault') : undefined}
      />
    </View>
  );
}

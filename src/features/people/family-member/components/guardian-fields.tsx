import { View } from '@tarojs/components';
import { tidyMobile } from '@contract/text/typed-rules';
import { PASTED_MOBILE } from '@/shared/session/form-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import { NAME_VIOLATIONS } from '../violation-rules';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

const RELATIONS = ['father', 'mother', 'grandparent', 'other'] as const;

/** The guardian of a person under 14. */
export function GuardianFields({ draft, violations, change }: Omit<MemberFieldsProps, 'today'>) {
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
          violations.guardianName
            ? t(NAME_VIOLATIONS[violations.guardianName], {
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
        error={violations.guardianRelation ? t('guardianRelationMissing') : undefined}
      />
      <Field
        label={t('guardianMobile')}
        kind="tel"
        value={draft.guardianMobile}
        onChange={(mobile) => change({ guardianMobile: tidyMobile(mobile) })}
        maxLength={PASTED_MOBILE}
        error={violations.guardianMobile ? t('mobileViolation') : undefined}
      />
    </View>
  );
}

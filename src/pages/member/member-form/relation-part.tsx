import { View } from '@tarojs/components';
import { useState } from 'react';
import { RELATION_TYPES } from '@/features/people/family-member/relation-types';
import { identityOf } from '@/features/people/family-member/draft-rules';
import type { MemberDraft } from '@/features/people/family-member/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Optional } from '@/ui/optional/optional';
import styles from './index.module.scss';
import { MEMBER_FORM_MESSAGES } from './messages';

export interface RelationPartProps {
  readonly form: MemberForm;
  readonly draft: MemberDraft;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The relation to the account's owner: what follows from the age is said and can be changed, else it is asked for. */
export function RelationPart({ form, draft, today }: RelationPartProps) {
  const t = useText(LINKMAN_MESSAGES);
  const s = useText(MEMBER_FORM_MESSAGES);
  const [isAsked, setAsked] = useState(false);
  const { relationType } = draft;
  const { relationType: violation } = form.violations;
  const isUnknown = relationType === null && identityOf(draft, today).birthday === '';
  const isLine = relationType !== null || (isUnknown && !violation);
  const value = relationType === null ? s('relationNext') : t(`relation${relationType}`);
  return (
    <View>
      <Optional>
        {isLine ? (
          <CellGroup>
            <Cell
              icon="users"
              title={t('relation')}
              note={value}
              value={s('change')}
              label={s('changeSpoken', { what: t('relation'), value })}
              onPress={() => setAsked(!isAsked)}
            />
          </CellGroup>
        ) : null}
      </Optional>
      <Optional>
        {isAsked || !isLine ? (
          <View className={styles.relation}>
            <RadioGroup
              label={t('relation')}
              shape="chips"
              value={relationType ?? undefined}
              options={RELATION_TYPES.map((type) => ({ value: type, label: t(`relation${type}`) }))}
              onChange={(chosen) => {
                setAsked(true);
                form.change({ relationType: chosen });
              }}
              error={violation ? t('relationMissing') : undefined}
            />
          </View>
        ) : null}
      </Optional>
    </View>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { DOCUMENT, DOCUMENT_KINDS, containsBirthday } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import type { MemberDraft } from '../draft-rules';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import {
  documentViolationWhileTyping,
  NAME_VIOLATIONS,
  PASTED_DOCUMENT,
  tidyDocument,
} from '../violation-rules';
import type { MemberViolations } from '../violation-rules';
import { LINKMAN_MESSAGES } from '../messages';
import { documentViolationText, HINTS } from '../violation-text';
import { DerivedIdentity } from './derived-identity';

/** Document kinds whose numbers contain no letter except a final X. */
const DIGITS_AND_X: readonly DocumentKind[] = [DOCUMENT.RESIDENT_ID, DOCUMENT.RESIDENCE_PERMIT];

export interface MemberFieldsProps {
  readonly draft: MemberDraft;
  readonly violations: MemberViolations;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly change: (change: Partial<MemberDraft>) => void;
}

/** Name, document, and sex and birthday where the document number does not contain them. */
export function IdentityFields({ draft, violations, today, change }: MemberFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const [left, setLeft] = useState(draft.documentNumber !== '');
  const live = documentViolationWhileTyping(draft, today, left);
  const numberViolation =
    violations.documentNumber === 'missing' && draft.documentNumber === '' ? 'missing' : live;
  const told = containsBirthday(draft.documentKind, draft.documentNumber);
  return (
    <View>
      <Field
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        placeholder={t('namePlaceholder')}
        maxLength={NAME_LENGTH}
        autoComplete="name"
        error={
          violations.name ? t(NAME_VIOLATIONS[violations.name], { count: NAME_LENGTH }) : undefined
        }
      />
      <PickerField
        mode="select"
        label={t('documentKind')}
        value={String(draft.documentKind)}
        options={DOCUMENT_KINDS.map((kind) => ({
          value: String(kind),
          label: t(`document${kind}`),
        }))}
        onChange={(kind) => change({ documentKind: Number(kind) as DocumentKind })}
      />
      <Field
        label={t('documentNumber')}
        kind={DIGITS_AND_X.includes(draft.documentKind) ? 'idcard' : 'text'}
        value={draft.documentNumber}
        onChange={(documentNumber) => {
          setLeft(false);
          change({ documentNumber: tidyDocument(documentNumber) });
        }}
        onBlur={() => setLeft(true)}
        maxLength={PASTED_DOCUMENT}
        hint={t(HINTS[draft.documentKind])}
        error={documentViolationText(t, numberViolation, draft)}
      />
      <Optional>
        {told ? (
          <DerivedIdentity draft={draft} today={today} />
        ) : (
          <>
            <RadioGroup
              label={t('sex')}
              shape="chips"
              value={draft.sex ?? undefined}
              options={[
                { value: 1 as const, label: t('sex1') },
                { value: 2 as const, label: t('sex2') },
              ]}
              onChange={(sex) => change({ sex })}
              error={violations.sex ? t('sexMissing') : undefined}
            />
            <PickerField
              mode="date"
              label={t('birthday')}
              value={draft.birthday}
              min={EARLIEST_BIRTHDAY}
              max={today}
              onChange={(birthday) => change({ birthday })}
              error={
                violations.birthday
                  ? t(violations.birthday === 'range' ? 'birthdayRange' : 'birthdayMissing')
                  : undefined
              }
            />
          </>
        )}
      </Optional>
    </View>
  );
}

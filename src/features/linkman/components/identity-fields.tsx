import { View } from '@tarojs/components';
import { useState } from 'react';
import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { DOCUMENT, DOCUMENT_KINDS, tellsBirthday } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { Optional } from '@/ui/optional/optional';
import type { MemberDraft } from '../draft-rules';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import { liveDocumentFault, NAME_FAULTS, PASTED_DOCUMENT, tidyDocument } from '../fault-rules';
import type { MemberFaults } from '../fault-rules';
import { LINKMAN_MESSAGES } from '../messages';
import { documentFaultText, HINTS } from '../words';
import { ToldIdentity } from './told-identity';

/** Kinds whose numbers need no letter but the last X. */
const DIGITS_AND_X: readonly DocumentKind[] = [DOCUMENT.RESIDENT_ID, DOCUMENT.RESIDENCE_PERMIT];

export interface MemberFieldsProps {
  readonly draft: MemberDraft;
  readonly faults: MemberFaults;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly change: (change: Partial<MemberDraft>) => void;
}

/** Who it is: name, document, and sex and birthday where the document does not tell. */
export function IdentityFields({ draft, faults, today, change }: MemberFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const [left, setLeft] = useState(draft.documentNumber !== '');
  const live = liveDocumentFault(draft, today, left);
  const numberFault =
    faults.documentNumber === 'missing' && draft.documentNumber === '' ? 'missing' : live;
  const told = tellsBirthday(draft.documentKind, draft.documentNumber);
  return (
    <View>
      <Field
        label={t('name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        placeholder={t('namePlaceholder')}
        maxLength={NAME_LENGTH}
        autoComplete="name"
        error={faults.name ? t(NAME_FAULTS[faults.name], { count: NAME_LENGTH }) : undefined}
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
        error={documentFaultText(t, numberFault, draft)}
      />
      <Optional>
        {told ? (
          <ToldIdentity draft={draft} today={today} />
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
              error={faults.sex ? t('sexMissing') : undefined}
            />
            <PickerField
              mode="date"
              label={t('birthday')}
              value={draft.birthday}
              min={EARLIEST_BIRTHDAY}
              max={today}
              onChange={(birthday) => change({ birthday })}
              error={
                faults.birthday
                  ? t(faults.birthday === 'range' ? 'birthdayRange' : 'birthdayMissing')
                  : undefined
              }
            />
          </>
        )}
      </Optional>
    </View>
  );
}

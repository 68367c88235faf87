import { View } from '@tarojs/components';
import { DOCUMENT_KINDS } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { LINKMAN_MESSAGES } from '@/features/linkman/messages';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import type { WalkInForm } from '../use-walk-in';
import { identifiesPerson } from '../walk-in-rules';

export interface DeskWalkInPersonProps {
  readonly form: WalkInForm;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Fields of the person who came without an appointment. */
export function DeskWalkInPerson({ form, today }: DeskWalkInPersonProps) {
  const t = useText(DESK_MESSAGES);
  const kinds = useText(LINKMAN_MESSAGES);
  const { draft, put, errorOf } = form;
  return (
    <View>
      <Field
        label={t('name')}
        value={draft.name}
        error={errorOf('name')}
        onChange={(name) => put({ name })}
        maxLength={40}
      />
      <PickerField
        mode="select"
        label={t('kind')}
        value={String(draft.documentKind)}
        options={DOCUMENT_KINDS.map((kind) => ({
          value: String(kind),
          label: kinds(`document${kind}`),
        }))}
        onChange={(kind) => put({ documentKind: Number(kind) as DocumentKind })}
      />
      <Field
        kind={draft.documentKind === 1 ? 'idcard' : 'text'}
        label={t('number')}
        value={draft.documentNumber}
        error={errorOf('number')}
        onChange={(documentNumber) => put({ documentNumber })}
        maxLength={20}
      />
      {identifiesPerson(draft.documentKind) ? null : (
        <PickerField
          mode="date"
          label={t('birthday')}
          value={draft.birthday}
          error={errorOf('birthday')}
          max={today}
          onChange={(birthday) => put({ birthday })}
        />
      )}
      {identifiesPerson(draft.documentKind) ? null : (
        <RadioGroup
          shape="chips"
          label={t('sex')}
          value={draft.sex ?? undefined}
          error={errorOf('sex')}
          options={[
            { value: 1, label: t('male') },
            { value: 2, label: t('female') },
          ]}
          onChange={(sex) => put({ sex })}
        />
      )}
      <Field
        kind="tel"
        label={t('mobileOptional')}
        value={draft.mobile}
        onChange={(mobile) => put({ mobile })}
        maxLength={11}
        optional
      />
    </View>
  );
}

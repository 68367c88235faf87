import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { DESK_MESSAGES } from '../messages';
import type { WalkInForm } from '../use-walk-in';
import { identifiesPerson } from '../walk-in-rules';
import { DocumentFields } from './document-fields';

export interface DeskWalkInPersonProps {
  readonly form: WalkInForm;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Fields of the person who came without an appointment. */
export function DeskWalkInPerson({ form, today }: DeskWalkInPersonProps) {
  const t = useText(DESK_MESSAGES);
  const { draft, put, errorOf } = form;
  return (
    <View>
      <DocumentFields value={draft} put={put} errorOf={errorOf} />
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

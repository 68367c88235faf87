import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { PickerField } from '@/ui/field/picker-field';
import { PressField } from '@/ui/field/press-field';
import { TextareaField } from '@/ui/field/textarea-field';
import { Section } from '@/ui/section/section';
import { GALLERY } from '../messages';

const MOST_CHARACTERS = 200;

export function FieldSection() {
  const t = useText(GALLERY);
  const [values, setValues] = useState<Record<string, string>>({ id: '11010519491231002X' });
  const bind = (key: string) => ({
    value: values[key] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [key]: value })),
  });
  return (
    <Section title={t('fields')}>
      <Field label={t('name')} hint={t('nameHint')} required {...bind('name')} />
      <Field
        label={t('idNumber')}
        kind="idcard"
        error={t('idError')}
        maxLength={18}
        {...bind('id')}
      />
      <Field
        label={t('mobile')}
        kind="tel"
        maxLength={11}
        {...bind('mobile')}
        trailing={
          <Button kind="text" size="sm">
            {t('getCode')}
          </Button>
        }
      />
      <Field label={t('password')} kind="password" {...bind('password')} />
      <Field label={t('clinicField')} disabled value={t('locked')} onChange={() => undefined} />
      <PickerField
        mode="select"
        label={t('relation')}
        options={[
          { value: 'child', label: t('child') },
          { value: 'parent', label: t('parent') },
          { value: 'spouse', label: t('spouse'), disabled: true },
        ]}
        {...bind('relation')}
      />
      <PickerField mode="date" label={t('birthday')} max="2026-11-20" {...bind('birthday')} />
      <PressField label={t('address')} value="" icon="map-pin" onPress={() => undefined} />
      <TextareaField
        label={t('reactions')}
        optional
        hint={t('reactionsHint')}
        maxLength={MOST_CHARACTERS}
        {...bind('reactions')}
      />
    </Section>
  );
}

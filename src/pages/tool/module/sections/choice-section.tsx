import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Checkbox } from '@/ui/choice/checkbox';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Section } from '@/ui/section/section';
import { GALLERY } from '../messages';

export function ChoiceSection() {
  const t = useText(GALLERY);
  const [dose, setDose] = useState(2);
  const [sex, setSex] = useState<'1' | '2'>();
  const [agreed, setAgreed] = useState(true);
  return (
    <Section title={t('choices')}>
      <RadioGroup
        label={t('dose')}
        value={dose}
        options={[
          { value: 1, label: t('dose1'), disabled: true },
          { value: 2, label: t('dose2'), note: t('dose2Note') },
          { value: 3, label: t('dose3') },
        ]}
        onChange={setDose}
      />
      <RadioGroup
        label={t('sex')}
        shape="chips"
        value={sex}
        options={[
          { value: '1', label: t('male') },
          { value: '2', label: t('female') },
        ]}
        onChange={setSex}
      />
      <Checkbox label={t('agree')} checked={agreed} onChange={setAgreed} />
      <Checkbox label={t('agreeBad')} checked={false} invalid onChange={() => undefined} />
      <Checkbox label={t('soldOut')} checked={false} disabled onChange={() => undefined} />
    </Section>
  );
}

import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Section } from '@/ui/section/section';
import { GALLERY } from '../messages';

export function CellSection() {
  const t = useText(GALLERY);
  const [on, setOn] = useState(true);
  return (
    <Section title={t('cells')}>
      <CellGroup note={t('cellsNote')}>
        <Cell icon="users" title={t('family')} value={t('familyValue')} onPress={() => undefined} />
        <Cell
          icon="bell-ring"
          title={t('remind')}
          note={t('remindNote')}
          value={<Switch label={t('remind')} on={on} onChange={setOn} />}
        />
        <Cell icon="log-out" tone="danger" title={t('logout')} onPress={() => undefined} />
      </CellGroup>
    </Section>
  );
}

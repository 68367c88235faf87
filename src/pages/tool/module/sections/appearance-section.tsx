import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Switch } from '@/ui/choice/switch';
import { UI_MESSAGES } from '@/ui/messages';
import { Section } from '@/ui/section/section';
import { setTheme, useTheme } from '@/ui/theme/theme-store';
import { GALLERY } from '../messages';

export function AppearanceSection() {
  const t = useText(GALLERY);
  const ui = useText(UI_MESSAGES);
  const { mode, large } = useTheme();
  return (
    <Section title={t('look')}>
      <RadioGroup
        label={t('colors')}
        shape="chips"
        value={mode}
        options={[
          { value: 'auto', label: ui('themeAuto') },
          { value: 'light', label: ui('themeLight') },
          { value: 'dark', label: ui('themeDark') },
        ]}
        onChange={(next) => setTheme({ mode: next })}
      />
      <CellGroup>
        <Cell
          icon="a-large-small"
          title={ui('largeType')}
          value={
            <Switch label={ui('largeType')} on={large} onChange={(on) => setTheme({ large: on })} />
          }
        />
      </CellGroup>
    </Section>
  );
}

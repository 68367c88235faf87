import { View } from '@tarojs/components';
import { useState } from 'react';
import { useLanguage } from '@/i18n/language';
import type { Language } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { chooseLanguage } from '@/i18n/remembered-language';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { ActionSheet } from '@/ui/popup/action-sheet';
import { COLOR_MODES, setTheme, useTheme } from '@/ui/theme/theme-store';
import type { ColorMode } from '@/ui/theme/theme-store';
import { MINE_MESSAGES } from './messages';

const MODE_ICONS = { auto: 'sun-moon', light: 'sun', dark: 'moon' } as const;

/** Theme and language settings. */
export function Settings() {
  const t = useText(MINE_MESSAGES);
  const { mode, large } = useTheme();
  const language = useLanguage();
  const [sheet, setSheet] = useState<'mode' | 'language' | null>(null);
  return (
    <View>
      <CellGroup title={t('look')}>
        <Cell
          icon="a-large-small"
          title={t('large')}
          note={t('largeNote')}
          value={
            <Switch label={t('large')} on={large} onChange={(on) => setTheme({ large: on })} />
          }
        />
        <Cell
          icon={MODE_ICONS[mode]}
          title={t('mode')}
          value={t(mode)}
          onPress={() => setSheet('mode')}
        />
        <Cell
          icon="languages"
          title={t('language')}
          value={t(language === 'en' ? 'en' : 'zh')}
          onPress={() => setSheet('language')}
        />
      </CellGroup>
      <ActionSheet
        open={sheet === 'mode'}
        onClose={() => setSheet(null)}
        title={t('mode')}
        actions={COLOR_MODES.map((key) => ({ key, label: t(key), icon: MODE_ICONS[key] }))}
        onSelect={(key) => setTheme({ mode: key as ColorMode })}
      />
      <ActionSheet
        open={sheet === 'language'}
        onClose={() => setSheet(null)}
        title={t('language')}
        actions={[
          { key: 'zh-CN', label: t('zh') },
          { key: 'en', label: t('en') },
        ]}
        onSelect={(key) => chooseLanguage(key as Language)}
      />
    </View>
  );
}

import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { permissionSettings, readPermissions } from '@/platform/permissions';
import { PERMISSIONS } from '@/platform/permissions/types';
import type { PermissionName, PermissionStates } from '@/platform/permissions/types';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Tag } from '@/ui/tag/tag';
import type { Tone } from '@/ui/tag/tag';
import { NOTICE_MESSAGES } from '../notice-messages';

const TONES = {
  granted: 'success',
  denied: 'warning',
  ask: 'neutral',
  unused: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<PermissionStates[PermissionName], Tone>;

const ICONS = { location: 'map-pin', notification: 'bell', camera: 'camera' } as const;

/** What the phone allows, read again whenever the page is shown, and the way to the settings. */
export function PermissionList() {
  const t = useText(NOTICE_MESSAGES);
  const [states, setStates] = useState<PermissionStates | null>(null);
  const settings = permissionSettings();
  const read = (): void => void readPermissions().then(setStates);
  useEffect(read, []);
  useDidShow(read);
  const change = async (name: PermissionName): Promise<void> => {
    await settings.open(name);
    read();
  };
  const note =
    settings.where === 'here'
      ? undefined
      : t(settings.where === 'app' ? 'inApp' : 'inBrowser', { product: productName() });
  return (
    <CellGroup title={t('permissions')} note={note}>
      {PERMISSIONS.map((name) => {
        const state = states?.[name];
        return (
          <Cell
            key={name}
            icon={ICONS[name]}
            title={t(name)}
            note={t(`${name}Note`)}
            value={
              <View>
                {state ? <Tag tone={TONES[state]}>{t(state)}</Tag> : null}
                {settings.where === 'here' && (state === 'denied' || state === 'granted') ? (
                  <Button
                    size="sm"
                    kind="text"
                    label={t('changeOf', { name: t(name) })}
                    onPress={() => void change(name)}
                  >
                    {t('change')}
                  </Button>
                ) : null}
              </View>
            }
          />
        );
      })}
    </CellGroup>
  );
}

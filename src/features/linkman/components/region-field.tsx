import { View } from '@tarojs/components';
import { useState } from 'react';
import { useText } from '@/i18n/messages';
import { PressField } from '@/ui/field/press-field';
import { LINKMAN_MESSAGES } from '../messages';
import { useRegionName } from '../use-region-name';
import { RegionPicker } from './region-picker';

export interface RegionFieldProps {
  /** 6 digits, or empty. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Region from province to area, chosen in a sheet. */
export function RegionField({ value, onChange }: RegionFieldProps) {
  const t = useText(LINKMAN_MESSAGES);
  const [open, setOpen] = useState(false);
  const name = useRegionName(value);
  return (
    <View>
      <PressField
        label={t('region')}
        value={name}
        icon="map-pin"
        optional
        onPress={() => setOpen(true)}
      />
      <RegionPicker open={open} onClose={() => setOpen(false)} onChoose={onChange} />
    </View>
  );
}

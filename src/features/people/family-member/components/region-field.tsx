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
  /** What is wrong with it, where it has to be chosen; undefined: it is optional. */
  readonly required?: { readonly label: string; readonly error: string | undefined } | undefined;
}

/** Region from province to area, chosen in a sheet. */
export function RegionField({ value, onChange, required }: RegionFieldProps) {
  const t = useText(LINKMAN_MESSAGES);
  const [open, setOpen] = useState(false);
  const name = useRegionName(value);
  return (
    <View>
      <PressField
        label={required?.label ?? t('region')}
        value={name}
        icon="map-pin"
        optional={!required}
        error={required?.error}
        onPress={() => setOpen(true)}
      />
      <RegionPicker open={open} onClose={() => setOpen(false)} onChoose={onChange} />
    </View>
  );
}

import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import { Popup } from '@/ui/popup/popup';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './region-picker.module.scss';

type Region = DataOf<'GET /base/region/childRegions.do'>[number];

const LEVELS = ['province', 'city', 'area'] as const;

export interface RegionPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Code of the area, or of the city where it has no areas. */
  readonly onChoose: (code: string) => void;
}

/** Choice of province, city and area, one after another. */
export function RegionPicker({ open, onClose, onChoose }: RegionPickerProps) {
  const t = useText(LINKMAN_MESSAGES);
  const [path, setPath] = useState<readonly Region[]>([]);
  const parent = path[path.length - 1];
  const level = LEVELS[path.length] ?? 'area';
  const { data, error, refresh } = useServer(open ? 'GET /base/region/childRegions.do' : null, {
    parentCode: parent?.value,
  });
  const done = (code: string): void => {
    onChoose(code);
    onClose();
  };
  const choose = (region: Region): void => {
    if (path.length + 1 < LEVELS.length) setPath([...path, region]);
    else done(region.value);
  };
  useEffect(() => {
    if (open) setPath([]);
  }, [open]);
  const isLeaf = data?.length === 0 && parent !== undefined;
  useEffect(() => {
    if (isLeaf && parent) done(parent.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when a region turns out to have no parts
  }, [isLeaf]);

  return (
    <Popup open={open} onClose={onClose} title={t('regionPick')}>
      <View className={styles.path}>
        {path.map((region, index) => (
          <View
            key={region.value}
            className={styles.step}
            {...pressable({
              label: `${region.name} ${t('regionBack')}`,
              onPress: () => setPath(path.slice(0, index)),
            })}
          >
            {region.name}
            <Icon name="chevron-right" size="sm" />
          </View>
        ))}
        <View className={styles.now}>{t(level)}</View>
      </View>
      <View className={styles.list}>
        {data ? (
          data.map((region) => (
            <View
              key={region.value}
              className={styles.row}
              {...pressable({ onPress: () => choose(region) })}
            >
              {region.name}
            </View>
          ))
        ) : error ? (
          <ErrorBlock title={t('regionFailed')} reason={error.msg} onRetry={() => void refresh()} />
        ) : (
          <Skeleton shape="text" count={3} />
        )}
      </View>
    </Popup>
  );
}

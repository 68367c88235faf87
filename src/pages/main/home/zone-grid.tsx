import { View } from '@tarojs/components';
import { Fragment } from 'react';
import type { DataOf } from '@contract/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { InPieces } from '@/ui/in-pieces/in-pieces';
import { Picture } from '@/ui/picture/picture';
import styles from './zone-grid.module.scss';

export interface ZoneGridProps {
  readonly zones: DataOf<'GET /vaccine/zone/list.do'>;
}

type Zone = ZoneGridProps['zones'][number];

/** The zones of each row. */
function rowsOf(zones: readonly Zone[]): readonly (readonly Zone[])[] {
  const rows = [zones.slice(0, 1)];
  for (let index = 1; index < zones.length; index += 2) rows.push(zones.slice(index, index + 2));
  return rows;
}

/** Seasonal topics: the first at full width, the others in pairs. */
export function ZoneGrid({ zones }: ZoneGridProps) {
  return (
    <View className={styles.grid}>
      <InPieces>
        {rowsOf(zones).map((row) => (
          <Fragment key={row[0]?.zoneId}>
            {row.map((zone) => (
              <ZoneCell key={zone.zoneId} zone={zone} />
            ))}
          </Fragment>
        ))}
      </InPieces>
    </View>
  );
}

function ZoneCell({ zone: { zoneId, name, summary, imgUrl } }: { readonly zone: Zone }) {
  return (
    <View className={styles.cell}>
      <View
        className={styles.zone}
        {...pressable({
          role: 'link',
          onPress: () => void navigate.to('vaccineZone', { zoneId }),
        })}
      >
        <Picture src={pictureUrl(imgUrl)} alt="" ratio="banner" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.summary}>{summary}</View>
        </View>
      </View>
    </View>
  );
}

import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import type { City } from '@contract/region/endpoints';
import { bookableCities, groupCities } from '@/shared/location/city-rules';
import { CITY_MESSAGES } from './messages';
import { useLocation } from '@/shared/location/store';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { groupsFrom } from '@/ui/letter-groups';
import { cx } from '@/ui/class-names';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { CityRows } from './city-rows';
import { CityTiles } from './city-tiles';
import styles from './city-index.module.scss';

export interface CityIndexProps {
  readonly cities: readonly City[] | undefined;
  /** Why there are no cities. */
  readonly problem: string | undefined;
  /** Minimum cities shown from the chosen letter on. */
  readonly limit: number;
  readonly onRetry: () => void;
  readonly onTake: (city: City) => void;
}

/** Recent and popular cities, then those with clinics from A to Z with a rail of letters. */
export function CityIndex({ cities, problem, limit, onRetry, onTake }: CityIndexProps) {
  const t = useText(CITY_MESSAGES);
  const recent = useLocation((state) => state.recentCities);
  const [letter, setLetter] = useState<string | null>(null);
  const groups = useMemo(() => groupCities(bookableCities(cities ?? [])), [cities]);
  if (problem !== undefined) {
    return <ErrorBlock title={t('failedTitle')} reason={problem} onRetry={onRetry} />;
  }
  if (!cities) return <Skeleton shape="text" count={2} />;
  const { shown } = groupsFrom(groups, letter, limit);
  const ofRecent = recent.flatMap((code) => cities.find((city) => city.cityCode === code) ?? []);
  return (
    <View>
      <CityTiles title={t('recent')} cities={ofRecent} onTake={onTake} />
      <CityTiles title={t('hot')} cities={cities.filter((city) => city.isHot)} onTake={onTake} />
      <View className={styles.index}>
        {groups.length > 1 ? (
          <View className={styles.rail} {...semantics({ role: 'group', label: t('letters') })}>
            {groups.map((group) => (
              <View
                key={group.letter}
                className={cx(styles.letter, group.letter === letter && styles.here)}
                {...pressable({
                  label: t('toLetter', { letter: group.letter }),
                  onPress: () => setLetter(group.letter === letter ? null : group.letter),
                })}
              >
                {group.letter}
              </View>
            ))}
          </View>
        ) : null}
        <View className={styles.groups}>
          {shown.map((group) => (
            <View key={group.letter}>
              <View className={styles.head} {...semantics({ role: 'heading', level: 2 })}>
                {group.letter}
              </View>
              <CityRows cities={group.items} onTake={onTake} />
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

import { useState } from 'react';
import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { MAP_MESSAGES } from './map-messages';
import type { PlaceMapProps } from './map-types';
import { faceOf, firstRange, gather, nextOf, plot, RANGES, ringsOf } from './plot-rules';
import './place-map.scss';

const METRES = 1_000;

/** A drawn overview: places by bearing and distance round the centre, with rings for scale. Nothing is fetched. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, places, centre, centreLabel, selected, onSelect } = props;
  const t = useText(MAP_MESSAGES);
  const fitting = firstRange(centre, places);
  const [step, setStep] = useState(0);
  const last = RANGES.length - 1;
  const at = Math.min(last, Math.max(0, fitting + step));
  const range = RANGES[at] ?? RANGES[0];
  const shown = plot(centre, places, range);
  const length = (metres: number): string =>
    metres < METRES ? t('metres', { count: metres }) : t('kilometres', { count: metres / METRES });
  const zoom = (by: -1 | 1): void => setStep(at + by - fitting);
  return (
    <View className="ui-map" {...semantics({ role: 'group', label })}>
      <svg className="ui-map__rings" viewBox="0 0 100 100" aria-hidden="true">
        <path className="ui-map__line" d="M50 2V98M2 50H98" />
        {ringsOf(range).map(({ radius, metres }) => (
          <circle key={metres} className="ui-map__line" cx="50" cy="50" r={radius} />
        ))}
      </svg>
      {ringsOf(range).map(({ radius, metres }) => (
        <View key={metres} className="ui-map__scale" style={{ top: `${50 - radius}%` }}>
          {length(metres)}
        </View>
      ))}
      <View className="ui-map__north">{t('north')}</View>
      <View className="ui-map__centre" {...semantics({ role: 'img', label: centreLabel })} />
      <View {...semantics({ role: 'radiogroup', label })}>
        {gather(shown).map((group) => {
          const { place, number } = faceOf(group, selected);
          const others = group.members.length - 1;
          return (
            <View
              key={group.members[0].place.id}
              className={cx('ui-map__pin', place.id === selected && 'ui-map__pin--on')}
              style={{ left: `${group.left}%`, top: `${group.top}%` }}
              {...pressable({
                label: t(others > 0 ? 'pinOfSome' : 'pin', { number, name: place.name, others }),
                role: 'radio',
                checked: place.id === selected,
                onPress: () => onSelect(nextOf(group, selected).place.id),
              })}
            >
              <View className="ui-map__number">
                {others > 0 ? t('numberOfSome', { number, others }) : number}
              </View>
            </View>
          );
        })}
      </View>
      <View className="ui-map__zoom">
        <View
          className="ui-map__tool"
          {...pressable({ label: t('nearer'), disabled: at === 0, onPress: () => zoom(-1) })}
        >
          ＋
        </View>
        <View
          className="ui-map__tool"
          {...pressable({ label: t('farther'), disabled: at === last, onPress: () => zoom(1) })}
        >
          －
        </View>
      </View>
      {shown.length < places.length ? (
        <View className="ui-map__outside">
          {t('outside', { count: places.length - shown.length })}
        </View>
      ) : null}
    </View>
  );
}

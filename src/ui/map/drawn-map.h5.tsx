import { useState } from 'react';
import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { labelsOf } from './label-rules';
import type { MapLabel } from './label-rules';
import { MAP_MESSAGES } from './map-messages';
import type { LocationMapProps } from './map-types';
import { faceOf, firstRange, gather, nextOf, plot, RANGES, ringsOf, turnOf } from './plot-rules';
import { ZoomButtons } from './zoom-buttons';
import './location-map.scss';

const METRES = 1_000;

/** A drawn overview: locations by bearing and distance around the centre, named as far as there is room, with rings for scale. Loads no map data. */
export function DrawnMap(props: LocationMapProps) {
  const { label, markers, centre, centreLabel, selected, onSelect } = props;
  const t = useText(MAP_MESSAGES);
  const fitting = firstRange(centre, markers);
  const [step, setStep] = useState(0);
  const last = RANGES.length - 1;
  const index = Math.min(last, Math.max(0, fitting + step));
  const range = RANGES[index] ?? RANGES[0];
  const shown = plot(centre, markers, range);
  const length = (metres: number): string =>
    metres < METRES ? t('metres', { count: metres }) : t('kilometres', { count: metres / METRES });
  const groups = gather(shown);
  const { areas, names } = labelsOf(shown, selected, ringsOf(range));
  const zoom = (by: -1 | 1): void => setStep(index + by - fitting);
  return (
    <View>
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
        <MapLabels labels={areas} className="ui-map__area" />
        <MapLabels labels={names} className="ui-map__name" />
        <View className="ui-map__centre" {...semantics({ role: 'img', label: centreLabel })} />
        <View {...semantics({ role: 'radiogroup', label })}>
          {groups.map((group) => {
            const { marker, number } = faceOf(group, selected);
            const count = group.members.length;
            const turn = turnOf(group, selected);
            return (
              <View
                key={group.members[0].marker.id}
                className={cx('ui-map__pin', marker.id === selected && 'ui-map__pin--on')}
                style={{ left: `${group.left}%`, top: `${group.top}%` }}
                {...pressable({
                  label: t(count > 1 ? 'pinOfSome' : 'pin', {
                    number,
                    name: marker.name,
                    others: count - 1,
                  }),
                  role: 'radio',
                  checked: marker.id === selected,
                  onPress: () => onSelect(nextOf(group, selected).marker.id),
                })}
              >
                <View className={cx('ui-map__number', count > 1 && 'ui-map__number--some')}>
                  {count === 1 ? number : t(turn > 0 ? 'turn' : 'some', { turn, count })}
                </View>
              </View>
            );
          })}
        </View>
        <ZoomButtons isNearest={index === 0} isFarthest={index === last} onZoom={zoom} />
        {shown.length < markers.length ? (
          <View className="ui-map__outside">
            {t('outside', { count: markers.length - shown.length })}
          </View>
        ) : null}
      </View>
      <MapLegend example={groups.find(({ members }) => members.length > 1)?.members.length} />
    </View>
  );
}

/** Texts on the drawing; a pin says its own name to a screen reader. */
function MapLabels(props: { readonly labels: readonly MapLabel[]; readonly className: string }) {
  return (
    <View {...semantics({ hidden: true })}>
      {props.labels.map(({ id, text, left, top }) => (
        <View
          key={id}
          className={cx('ui-map__label', props.className)}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {text}
        </View>
      ))}
    </View>
  );
}

/** Legend of the pins; `example`: number of locations of one shared pin, if any. */
function MapLegend({ example }: { readonly example: number | undefined }) {
  const t = useText(MAP_MESSAGES);
  return (
    <View className="ui-map__legend">
      <View className="ui-map__entry">
        <View className="ui-map__number">1</View>
        <View className="ui-map__meaning">{t('legendOne')}</View>
      </View>
      {example === undefined ? null : (
        <View className="ui-map__entry">
          <View className="ui-map__number ui-map__number--some">
            {t('some', { count: example })}
          </View>
          <View className="ui-map__meaning">{t('legendSome')}</View>
        </View>
      )}
    </View>
  );
}

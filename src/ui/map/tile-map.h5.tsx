import { View } from '@tarojs/components';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import type { MapTiles } from '@contract/region/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { useUid } from '../uid';
import { useStable } from '../use-stable';
import { MAP_MESSAGES } from './map-messages';
import type { LocationMapProps } from './map-types';
import { firstView, onTiles } from './tile-rules';
import { ZoomButtons } from './zoom-buttons';
import './tile-map.scss';

/** Deepest zoom of the first view: a few streets. */
const CLOSEST = 15;
/** Tiles that may fail before the first has come. */
const PATIENCE = 4;
/** Pixels of a pin as a touch target. */
const PIN = 44;
const TOP = 10_000;
const PADDING: L.PointTuple = [32, 32];

interface Pin {
  readonly element: HTMLElement;
  readonly marker: L.Marker;
  readonly number: number;
}

export interface TileMapProps extends LocationMapProps {
  readonly tiles: MapTiles;
  /** Called where no tile comes. */
  readonly onFailed: () => void;
}

/** Locations as numbered pins on the operator's map. */
export function TileMap(props: TileMapProps) {
  const { label, markers, centre, centreLabel, selected, tiles, onFailed } = props;
  const t = useText(MAP_MESSAGES);
  const id = useUid('map');
  const map = useRef<L.Map>();
  const pins = useRef(new Map<string, Pin>());
  const [range, setRange] = useState({ isNearest: false, isFarthest: false });
  const select = useStable(props.onSelect);
  const names = markers.map(({ name }, index) => t('pin', { number: index + 1, name }));
  /** The pins are the same as long as this is. */
  const pinsText = JSON.stringify([centre, markers.map(({ id: each }) => each), names]);

  useEffect(() => {
    const box = document.getElementById(id);
    if (!box) return;
    const made = createMap(box, tiles, onFailed);
    const show = (): void =>
      setRange({
        isNearest: made.getZoom() >= made.getMaxZoom(),
        isFarthest: made.getZoom() <= made.getMinZoom(),
      });
    made.on('zoomend', show);
    map.current = made;
    return () => {
      map.current = undefined;
      made.remove();
    };
  }, [id, tiles, onFailed]);

  useEffect(() => {
    const on = map.current;
    if (!on) return;
    const layer = L.layerGroup().addTo(on);
    const present = pins.current;
    present.clear();
    L.marker(onTiles(centre, tiles), {
      icon: L.divIcon({ className: 'ui-tile-map__centre', html: '', iconSize: [20, 20] }),
      keyboard: false,
      interactive: false,
    }).addTo(layer);
    markers.forEach((marker, index) => {
      const pin = pinOf(String(index + 1), names[index] ?? '', () => select(marker.id));
      const onMap = L.marker(onTiles(marker, tiles), {
        icon: L.divIcon({ className: '', html: pin, iconSize: [PIN, PIN] }),
        keyboard: false,
      }).addTo(layer);
      present.set(marker.id, { element: pin, marker: onMap, number: index + 1 });
    });
    on.fitBounds(L.latLngBounds(firstView(centre, markers).map((point) => onTiles(point, tiles))), {
      maxZoom: CLOSEST,
      padding: PADDING,
      animate: false,
    });
    return () => void layer.remove();
    // What it reads besides is in the text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pinsText, tiles, select]);

  useEffect(() => {
    pins.current.forEach(({ element, marker, number }, pinId) => {
      const isOn = pinId === selected;
      element.className = cx('ui-tile-map__pin', isOn && 'ui-map__pin--on');
      element.setAttribute('aria-checked', String(isOn));
      // The chosen one is on top where pins overlap, then the nearest.
      marker.setZIndexOffset(isOn ? TOP : -number);
    });
  }, [selected, pinsText]);

  return (
    <View className="ui-map" {...semantics({ role: 'group', label })}>
      <View className="ui-tile-map" id={id} {...semantics({ role: 'radiogroup', label })} />
      <View className="ui-tile-map__from">{centreLabel}</View>
      <View className="ui-tile-map__credit">{tiles.credit}</View>
      <ZoomButtons
        {...range}
        onZoom={(by) => map.current?.setZoom((map.current.getZoom() ?? 0) - by)}
      />
    </View>
  );
}

function createMap(box: HTMLElement, tiles: MapTiles, onFailed: () => void): L.Map {
  const map = L.map(box, {
    zoomControl: false,
    attributionControl: false,
    // The page scrolls over the map; its buttons and two fingers zoom.
    scrollWheelZoom: false,
    keyboard: false,
    minZoom: 4,
    maxZoom: tiles.maxZoom,
  });
  let failures = 0;
  let hasCome = false;
  L.tileLayer(tiles.url, { maxZoom: tiles.maxZoom })
    .on('tileload', () => {
      hasCome = true;
    })
    .on('tileerror', () => {
      failures += 1;
      if (!hasCome && failures >= PATIENCE) onFailed();
    })
    .addTo(map);
  return map;
}

/** A pin's number, which is chosen by tap, Enter or Space. */
function pinOf(number: string, name: string, onPress: () => void): HTMLElement {
  const pin = document.createElement('div');
  const face = document.createElement('div');
  face.className = 'ui-map__number';
  face.textContent = number;
  pin.append(face);
  pin.tabIndex = 0;
  pin.setAttribute('role', 'radio');
  pin.setAttribute('aria-label', name);
  pin.addEventListener('click', onPress);
  pin.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  });
  return pin;
}

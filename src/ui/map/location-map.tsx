import { Map, View } from '@tarojs/components';
import type { MapProps } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import type { LocationMapProps } from './map-types';
import './location-map.scss';

const SCALE = 12;
const PIN = { width: 28, height: 36 } as const;

/** Event of a marker; the platforms put its number in different fields. */
interface MarkerEvent {
  readonly detail?: { readonly markerId?: number };
  readonly markerId?: number;
}

/** The mini-program's native map with a pin for each location. */
export function LocationMap(props: LocationMapProps) {
  const { label, markers, centre, selected, onSelect, pinPicture } = props;
  const tap = (event: unknown): void => {
    const { detail, markerId } = event as MarkerEvent;
    const marker = markers[(detail?.markerId ?? markerId ?? 0) - 1];
    if (marker) onSelect(marker.id);
  };
  const nativeMarkers = markers.map((marker, index) => ({
    id: index + 1,
    latitude: marker.latitude,
    longitude: marker.longitude,
    title: marker.name,
    iconPath: pinPicture,
    ...PIN,
    alpha: marker.id === selected ? 1 : 0.75,
  })) as MapProps['markers'] & object;
  return (
    <View className="ui-map" {...semantics({ role: 'group', label })}>
      <Map
        className="ui-map__native"
        latitude={centre.latitude}
        longitude={centre.longitude}
        scale={SCALE}
        markers={nativeMarkers}
        showLocation={props.showsUser ?? false}
        onMarkerTap={tap}
        onError={() => undefined}
      />
    </View>
  );
}

import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { MapTiles } from '@contract/region/endpoints';
import { useServer } from '@/http/hooks/use-server';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { DrawnMap } from './drawn-map';
import type { LocationMapProps } from './map-types';
import type { TileMap } from './tile-map';
import './location-map.scss';

/** The map that is shown: not known yet, drawn by us, or the operator's. */
type Kind = 'unknown' | 'drawn' | { readonly Map: typeof TileMap };

/**
 * Locations on the operator's map, whose code is loaded when a map is opened; drawn by bearing and distance where there is
 * none or it does not load.
 */
export function LocationMap(props: LocationMapProps) {
  const tiles = useServer('GET /base/map/tiles.do', {});
  const isAsked = tiles.data !== undefined || tiles.error !== undefined;
  const kind = useKind(tiles.data ?? null, isAsked);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (kind === 'unknown') return <View className="ui-map" />;
  if (kind === 'drawn' || hasFailed || !tiles.data) return <DrawnMap {...props} />;
  return <kind.Map {...props} tiles={tiles.data} onFailed={fail} />;
}

function useKind(tiles: MapTiles | null, isAsked: boolean): Kind {
  const [kind, setKind] = useState<Kind>('unknown');
  const hasTiles = tiles !== null;
  useEffect(() => {
    if (!isAsked) return;
    if (!hasTiles) return setKind('drawn');
    loadChunk(() => import('./tile-map')).then(
      (module) => setKind({ Map: module.TileMap }),
      () => setKind('drawn'),
    );
  }, [hasTiles, isAsked]);
  return kind;
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { DESKTOP, useMinWidth } from '@/ui/columns/use-min-width';
import type { SideMapProps } from './side-map-props';

/** The clinics on a map where there is room next to the list; only there is its code loaded. */
export function SideMap(props: SideMapProps) {
  const hasRoom = useMinWidth(DESKTOP);
  const [view, setView] = useState<{ readonly Map?: ComponentType<SideMapProps> }>({});
  useEffect(() => {
    if (!hasRoom) return;
    loadChunk(() => import('./near-map')).then(
      ({ NearMap }) => setView({ Map: NearMap }),
      // The list does without; the map has a page of its own.
      () => undefined,
    );
  }, [hasRoom]);
  return hasRoom && view.Map ? <view.Map {...props} /> : null;
}

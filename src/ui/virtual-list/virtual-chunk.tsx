import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { watchNearness } from '@/platform/nearness';
import './virtual-chunk.scss';

/** CSS px above and below the screen within which a chunk is rendered: more than a fling passes between two frames. */
const MARGIN = 2_000;

let chunks = 0;

/**
 * Some rows of a long list. Far from the screen they leave the tree, and their measured height stands in for them, so
 * that a list of thousands costs as much as a short one and nothing moves.
 */
export function VirtualChunk({ children }: { readonly children: ReactNode }) {
  const [id] = useState(() => {
    chunks += 1;
    return `virtual-chunk-${chunks}`;
  });
  /** CSS px; null while the rows are rendered. */
  const [height, setHeight] = useState<number | null>(null);
  useEffect(
    () =>
      watchNearness(id, MARGIN, (found) =>
        // Without a layout, as on a page that is not shown, there is no height to stand in.
        setHeight(found.isNear || found.height <= 0 ? null : found.height),
      ),
    [id],
  );
  const isFar = height !== null;
  return (
    <View
      id={id}
      className="ui-virtual-chunk"
      style={isFar ? { height: `${height}px` } : undefined}
    >
      {isFar ? null : <View className="ui-virtual-chunk__rows">{children}</View>}
    </View>
  );
}

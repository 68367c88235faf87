import Taro from '@tarojs/taro';
import { useEffect } from 'react';
import { useStable } from '../use-stable';
import type { PictureViewerProps } from './viewer-types';

/** The platform's own viewer, which pinches and swipes. */
export function PictureViewer({ urls, index, onClose }: PictureViewerProps) {
  const closed = useStable(onClose);
  useEffect(() => {
    const current = index === null ? undefined : urls[index];
    if (current === undefined) return;
    // A viewer that does not open leaves the page as it is.
    void Taro.previewImage({ current, urls: [...urls] }).then(closed, closed);
  }, [index, urls, closed]);
  return null;
}

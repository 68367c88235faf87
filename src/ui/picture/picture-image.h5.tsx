import type { PictureImageProps, Ratio } from './picture-types';

/** Width and height in each box's ratio: the browser reserves the space even before the styles load. */
const SIZE: Readonly<Record<Ratio, readonly [number, number]>> = {
  square: [300, 300],
  photo: [300, 200],
  wide: [320, 180],
  banner: [300, 120],
};

/** The browser's native image, with `alt` and lazy loading. */
export function PictureImage({ src, alt, fit, ratio, onError }: PictureImageProps) {
  const [width, height] = SIZE[ratio];
  return (
    <img
      className={`ui-picture__image ui-picture__image--${fit}`}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}

import type { PictureImageProps } from './picture-types';

/** The browser's own image: it knows `alt` and loads when it comes near. */
export function PictureImage({ src, alt, fit, onError }: PictureImageProps) {
  return (
    <img
      className={`ui-picture__image ui-picture__image--${fit}`}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}

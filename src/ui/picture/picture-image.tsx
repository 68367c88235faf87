import { Image } from '@tarojs/components';
import { semantics } from '../a11y/semantics';
import type { PictureImageProps } from './picture-types';

/** The mini-program's native image. */
export function PictureImage({ src, alt, fit, onError }: PictureImageProps) {
  return (
    <Image
      {...semantics(alt ? { role: 'img', label: alt } : { hidden: true })}
      className="ui-picture__image"
      src={src}
      mode={fit === 'cover' ? 'aspectFill' : 'aspectFit'}
      lazyLoad
      onError={onError}
    />
  );
}

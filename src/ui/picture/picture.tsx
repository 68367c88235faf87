import { View } from '@tarojs/components';
import { useState } from 'react';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { PictureImage } from './picture-image';
import type { Ratio } from './picture-types';
import './picture.scss';

export interface PictureProps {
  /** URL; without one, or if it fails, the placeholder stays. */
  readonly src?: string | undefined;
  /** Alternative text; '' if the adjacent text says the same. */
  readonly alt: string;
  /** Width to height; the box has it before the picture loads, so the layout does not shift. */
  readonly ratio?: Ratio | undefined;
  /** `contain` shows the whole picture: for a code to be scanned. */
  readonly fit?: 'cover' | 'contain' | undefined;
  readonly placeholder?: IconName | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture that reserves its space while it loads and if it fails. It covers its placeholder: removing the placeholder
 * would cost a mini-program one page update per picture.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 'photo', fit = 'cover', placeholder = 'image', className } = props;
  const [failed, setFailed] = useState<string>();
  const shows = src !== undefined && src !== '' && failed !== src;
  return (
    <View
      className={cx(
        'ui-picture',
        `ui-picture--${ratio}`,
        fit === 'contain' && 'ui-picture--whole',
        className,
      )}
      {...(shows || alt === '' ? {} : semantics({ role: 'img', label: alt }))}
    >
      <View className="ui-picture__place">
        <Icon name={placeholder} size="lg" />
      </View>
      {shows ? (
        <PictureImage src={src} alt={alt} fit={fit} ratio={ratio} onError={() => setFailed(src)} />
      ) : null}
    </View>
  );
}

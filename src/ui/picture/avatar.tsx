import { View } from '@tarojs/components';
import { cx } from '../class-names';
import { Picture } from './picture';
import './avatar.scss';

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A person's picture; without one, the last character of the name on a tint. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  return (
    <View className={cx('ui-avatar', `ui-avatar--${size}`)}>
      {src ? (
        <Picture
          src={src}
          alt=""
          ratio="square"
          placeholder="user"
          className="ui-avatar__picture"
        />
      ) : (
        <View className="ui-avatar__letter">{Array.from(name).pop()}</View>
      )}
    </View>
  );
}

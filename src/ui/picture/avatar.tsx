import { View } from '@tarojs/components';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import { Picture } from './picture';
import './avatar.scss';

/**
 * The one sign that stands for a person without a picture: the first of the name, which is the surname of a Chinese name (of
 * 欧阳 too the first); Latin letters large. '' where there is no name.
 */
const signOf = (name: string): string => {
  const [first = ''] = Array.from(name.trim());
  // Cyrillic and Greek too, but no sign that would become two, such as ß.
  const large = first.toUpperCase();
  return Array.from(large).length === 1 ? large : first;
};

export interface AvatarProps {
  /** Of the person, never a greeting or another text in its place; '' where it is not known. */
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A person's picture; without one, the first sign of the name on a tint, and without a name an outline. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const sign = signOf(name);
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
        <View className="ui-avatar__letter">
          {sign === '' ? <Icon name="user" size="md" /> : sign}
        </View>
      )}
    </View>
  );
}

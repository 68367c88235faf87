import type { IconName } from './icons';

/** Properties of an icon, on every target. */
export interface IconProps {
  readonly name: IconName;
  /** `inherit` is as tall as the adjacent text. */
  readonly size?: 'inherit' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  readonly label?: string | undefined;
  readonly spin?: boolean | undefined;
  readonly className?: string | undefined;
}

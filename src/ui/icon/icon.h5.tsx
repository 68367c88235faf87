import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import type { IconProps } from './icon-props';
import { OUTLINE_BOX, outlines } from './outlines.h5';
import './icon.scss';
import './icon-stroke.h5.scss';

/**
 * A one-colour icon in the text's colour. Drawn as an element: for a mask of its own each outline would be a document that
 * the browser parses while it lays out the page.
 */
export function Icon({ name, size = 'inherit', label, spin, className }: IconProps) {
  return (
    <svg
      className={cx('ic', `ui-icon--${size}`, spin && 'ui-icon--spin', className)}
      viewBox={OUTLINE_BOX}
      {...semantics(label ? { role: 'img', label } : { hidden: true })}
    >
      <path d={outlines[name]} />
    </svg>
  );
}

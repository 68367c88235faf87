import type { IconName } from './icons';
import { OUTLINE_BOX, outlines } from './outlines.h5';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A decorative icon outside React. @param className its size and what else the place needs */
export function iconElement(name: IconName, className: string): SVGSVGElement {
  const icon = document.createElementNS(NAMESPACE, 'svg');
  icon.setAttribute('class', `ic ${className}`);
  icon.setAttribute('viewBox', OUTLINE_BOX);
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(NAMESPACE, 'path');
  path.setAttribute('d', outlines[name] ?? '');
  icon.appendChild(path);
  return icon;
}

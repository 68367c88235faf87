import { iconElement } from '../icon/icon-element.h5';
import type { IconName } from '../icon/icons';
import './toast.scss';

function create(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'ui-toast';
  region.setAttribute('role', 'status');
  document.body.appendChild(region);
  return region;
}

// Screen readers announce changes only in a region that already exists, so it is created at the start.
let region = create();

/** The document's only live region. */
export function liveRegion(): HTMLElement {
  if (!region.isConnected) region = create();
  return region;
}

/** A text bubble, with an icon before the text if one is given. */
export function bubble(text: string, icon?: IconName, className = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ui-toast__bubble';
  if (icon) element.appendChild(iconElement(icon, `ui-icon--md ui-toast__icon ${className}`));
  element.appendChild(document.createTextNode(text));
  return element;
}

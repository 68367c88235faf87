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

/** A text bubble with an icon before the text. */
export function bubble(text: string, icon: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ui-toast__bubble';
  if (icon) {
    const sign = document.createElement('div');
    sign.className = `ic ${icon} ui-icon--md ui-toast__icon`;
    element.appendChild(sign);
  }
  element.appendChild(document.createTextNode(text));
  return element;
}

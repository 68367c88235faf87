import './toast.scss';

function create(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'ui-toast';
  region.setAttribute('role', 'status');
  document.body.appendChild(region);
  return region;
}

// Screen readers speak what changes inside a region that they know, so it is there from the start.
let region = create();

/** The one live region of the document. */
export function liveRegion(): HTMLElement {
  if (!region.isConnected) region = create();
  return region;
}

/** A bubble of text, with an icon before it. */
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

import type { CopyText } from './types';

/** Fallback for browsers without the clipboard API and for insecure pages. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.appendChild(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}

export const copyText: CopyText = async (text) => {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

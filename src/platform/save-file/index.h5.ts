import type { SaveTextFile } from './types';

/** ms for which the file's URL stays valid: browsers read it after the click has returned. */
const KEEP_FILE = 10_000;

export const saveTextFile: SaveTextFile = (name, text, type) => {
  const address = window.URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => window.URL.revokeObjectURL(address), KEEP_FILE);
};

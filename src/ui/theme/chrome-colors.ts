/** Colours of the native bar and of the overscroll of mini-programs; the same values as in tokens.scss. */
export const CHROME = {
  light: { bar: '#ffffff', front: '#000000', page: '#f4f7f5', text: 'dark' },
  dark: { bar: '#14201d', front: '#ffffff', page: '#0b1412', text: 'light' },
} as const;

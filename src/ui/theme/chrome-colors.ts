/** Colours of the native bars and the overscroll of mini-programs; same values as in tokens.scss. */
export const CHROME = {
  light: {
    bar: '#ffffff',
    front: '#000000',
    page: '#f4f7f5',
    text: 'dark',
    tab: '#586b64',
    tabOn: '#0a665b',
    edge: 'white',
  },
  dark: {
    bar: '#14201d',
    front: '#ffffff',
    page: '#0b1412',
    text: 'light',
    tab: '#9db0a9',
    tabOn: '#63cdb8',
    edge: 'black',
  },
} as const;

import { hash } from '../seed/random';

/** Colours of one picture: sky or ground, wall or body, accent, dark line and light spot. */
export interface Palette {
  sky: string;
  ground: string;
  wall: string;
  roof: string;
  accent: string;
  dark: string;
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: '#e3f3f1',
    ground: '#b9dcd5',
    wall: '#ffffff',
    roof: '#0f766e',
    accent: '#f2b56b',
    dark: '#134e4a',
  },
  {
    sky: '#fdf1e3',
    ground: '#e9d3b4',
    wall: '#fffaf3',
    roof: '#1f8a7d',
    accent: '#e58a6a',
    dark: '#2f4a46',
  },
  {
    sky: '#e6eef8',
    ground: '#c3d4e8',
    wall: '#ffffff',
    roof: '#3b6ea5',
    accent: '#57b8a6',
    dark: '#23405f',
  },
  {
    sky: '#eef5e4',
    ground: '#cadfb0',
    wall: '#fdfef9',
    roof: '#4b8b5a',
    accent: '#f0c15b',
    dark: '#2c4f36',
  },
  {
    sky: '#f6ecf3',
    ground: '#dfc7d8',
    wall: '#fffbfd',
    roof: '#8a5a83',
    accent: '#4fb3a5',
    dark: '#4a3148',
  },
  {
    sky: '#e9f2f6',
    ground: '#bfd8e2',
    wall: '#f9fdff',
    roof: '#176b87',
    accent: '#f3a683',
    dark: '#12485b',
  },
];

/** The palette derived from `key`. */
export function paletteOf(key: string): Palette {
  return PALETTES[hash(`palette/${key}`) % PALETTES.length] ?? PALETTES[0];
}

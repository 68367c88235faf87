import type { MapTiles } from '@contract/region/endpoints';

type Env = Readonly<Record<string, string | undefined>>;

/** Zoom levels of the usual tiles. */
const DEEPEST = 18;
const MOST = 22;

function templateOf(value: string, isLive: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const hasAll = ['{z}', '{x}', '{y}'].every((part) => value.includes(part));
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && !isLive);
  if (!url || !hasAll || !isAllowed || /[{}]|%7b/i.test(url.host) || url.username !== '')
    throw new Error(
      `MAP_TILES_URL must be an https address with {z}, {x} and {y}, such as https://tiles.example.cn/{z}/{x}/{y}.png, not "${value}".`,
    );
  return value;
}

/**
 * Reads whose map the site shows; null: none, so that it draws clinics by bearing and distance.
 * @throws Error that names the variable
 */
export function readMapTiles(env: Env, isLive: boolean): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_DATUM: datum = '', MAP_TILES_CREDIT: credit = '' } = env;
  if (!url) return null;
  if (datum !== 'gcj02' && datum !== 'wgs84')
    throw new Error(
      `MAP_TILES_DATUM must be gcj02 (as AMap and Tencent) or wgs84 (as Tianditu and OpenStreetMap), not "${datum}".`,
    );
  if (credit.trim() === '')
    throw new Error('MAP_TILES_CREDIT must name the map, its number of review included.');
  const depth = env.MAP_TILES_DEPTH || String(DEEPEST);
  const maxZoom = Number(depth);
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > MOST)
    throw new Error(`MAP_TILES_DEPTH must be a whole number from 1 to ${MOST}, not "${depth}".`);
  return { url: templateOf(url, isLive), datum, credit: credit.trim(), maxZoom };
}

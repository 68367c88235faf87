import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measuredPointOf } from '@contract/region/map-grid-rules';
import { until } from '../server/kit/until';
import { AT } from './kit/booking';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

/** One grey pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8evXqfwAIZgNeKm0PlgAAAABJRU5ErkJggg==',
  'base64',
);
const SIDE = 256;
const CREDIT = '示例地图 GS(2026)1号';

let tiles: Server;
/** Tiles that were asked for, `z/x/y`. */
const asked: string[] = [];
let isDown = false;
let origin = '';
const env: Record<string, string> = { MAP_TILES_DATUM: 'wgs84', MAP_TILES_CREDIT: CREDIT };

beforeAll(async () => {
  tiles = createServer((request, response) => {
    asked.push((request.url ?? '').slice(1).replace('.png', ''));
    if (isDown) return response.writeHead(503).end();
    return response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
  });
  await new Promise<void>((listening) => tiles.listen(0, '127.0.0.1', () => listening()));
  const { port } = tiles.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  env.MAP_TILES_URL = `${origin}/{z}/{x}/{y}.png`;
});
afterAll(() => tiles.close());
beforeEach(() => {
  isDown = false;
  asked.length = 0;
});

const site = useSite({ env });

/** Where a point is on the whole map at a zoom, pixels (spherical Mercator). */
function pixelsOf(latitude: number, longitude: number, zoom: number): { x: number; y: number } {
  const size = SIDE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (size * (longitude + 180)) / 360,
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Nothing went wrong, and besides the site only tiles were asked for. */
const expectOnlyTiles = ({ watched }: Visitor): void =>
  expect(
    watched.take().filter((problem) => !problem.startsWith(`left the origin: ${origin}/`)),
  ).toEqual([]);

async function openMap(visitor: Visitor): Promise<void> {
  await visitor.open('/clinicMap');
  await visitor.shown().getByText(CREDIT).waitFor();
  await visitor.shown().locator('.leaflet-tile-loaded').first().waitFor();
}

test('the operator’s map is asked for only when a map is opened, and by its pages alone', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await visitor.open('/departmentList');
  await visitor.settle();
  expect(asked).toEqual([]);
  await openMap(visitor);
  expect(asked.length).toBeGreaterThan(0);
  await screenshot(visitor.page, 'map-tiles');
  expectOnlyTiles(visitor);
});

test('clinics are drawn where they lie on tiles of WGS-84', async () => {
  const { list } = await site
    .provider()
    .ok('GET /department/department/nearbyDepartment.do', { ...AT, pageSize: 3 });
  const visitor = await site.visit();
  await openMap(visitor);
  const tile = visitor.shown().locator('.leaflet-tile-loaded').first();
  const [zoom = 0, x = 0, y = 0] = (
    /(\d+)\/(\d+)\/(\d+)\.png/.exec((await tile.getAttribute('src')) ?? '') ?? []
  )
    .slice(1)
    .map(Number);
  const corner = await tile.boundingBox();
  for (const clinic of list) {
    const pin = visitor.shown().getByRole('radio', { name: new RegExp(`号 ${clinic.name}$`) });
    const box = await pin.boundingBox();
    if (!box || !corner) throw new Error(`${clinic.name} is not on the map`);
    const { latitude, longitude } = measuredPointOf(clinic);
    const expected = pixelsOf(latitude, longitude, zoom);
    const drawn = {
      x: x * SIDE + box.x + box.width / 2 - corner.x,
      y: y * SIDE + box.y + box.height / 2 - corner.y,
    };
    expect(Math.abs(drawn.x - expected.x)).toBeLessThan(2);
    expect(Math.abs(drawn.y - expected.y)).toBeLessThan(2);
  }
});

test('a pin is chosen by tap and by key, and the map zooms by its buttons', async () => {
  const visitor = await site.visit();
  await openMap(visitor);
  const pin = visitor.shown().getByRole('radio', { checked: false }).last();
  const name = ((await pin.getAttribute('aria-label')) ?? '').replace(/^\d+号 /, '');
  await pin.focus();
  await visitor.page.keyboard.press('Enter');
  await visitor.shown().getByRole('group', { name: '已选门诊' }).getByText(name).waitFor();
  expect(await visitor.shown().getByRole('radio', { checked: true }).count()).toBe(1);
  const before = new Set(asked.map((tile) => tile.split('/')[0]));
  await visitor.shown().getByRole('button', { name: '放大' }).click();
  await until(() => asked.some((tile) => !before.has(tile.split('/')[0])));
  expectOnlyTiles(visitor);
});

test('where the map service is down, clinics are drawn by bearing and distance', async () => {
  isDown = true;
  const visitor = await site.visit();
  await visitor.open('/clinicMap');
  await visitor.shown().getByText('一家，数字越小越近').waitFor();
  expect(asked.length).toBeGreaterThan(0);
});

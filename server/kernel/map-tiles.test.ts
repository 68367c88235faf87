import { readMapTiles } from './map-tiles';

const SET = {
  MAP_TILES_URL: 'https://tiles.example.cn/{z}/{x}/{y}.png?key=1',
  MAP_TILES_DATUM: 'gcj02',
  MAP_TILES_CREDIT: ' 示例地图 GS(2026)1号 ',
};

test('without an address there is no map', () => {
  expect(readMapTiles({}, true)).toBeNull();
  expect(readMapTiles({ MAP_TILES_URL: '' }, true)).toBeNull();
});

test('a map has its address, its grid, its credit and how deep it goes', () => {
  expect(readMapTiles(SET, true)).toEqual({
    url: SET.MAP_TILES_URL,
    datum: 'gcj02',
    credit: '示例地图 GS(2026)1号',
    maxZoom: 18,
  });
  expect(readMapTiles({ ...SET, MAP_TILES_DEPTH: '16' }, true)?.maxZoom).toBe(16);
});

test.each([
  ['MAP_TILES_URL', 'tiles'],
  ['MAP_TILES_URL', 'https://tiles.example.cn/{z}/{x}.png'],
  ['MAP_TILES_URL', 'https://{s}.example.cn/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://me:secret@tiles.example.cn/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'http://tiles.example.cn/{z}/{x}/{y}.png'],
  ['MAP_TILES_DATUM', ''],
  ['MAP_TILES_DATUM', 'bd09'],
  ['MAP_TILES_CREDIT', ' '],
  ['MAP_TILES_DEPTH', '0'],
  ['MAP_TILES_DEPTH', 'deep'],
])('%s %j is refused by name', (name, value) => {
  expect(() => readMapTiles({ ...SET, [name]: value }, true)).toThrow(name);
});

test('outside live a tile server without TLS will do', () => {
  const url = 'http://127.0.0.1:9/{z}/{x}/{y}.png';
  expect(readMapTiles({ ...SET, MAP_TILES_URL: url }, false)?.url).toBe(url);
});

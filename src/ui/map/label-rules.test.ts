import { labelsOf, nameWithin } from './label-rules';
import type { MapLabel } from './label-rules';
import type { Plotted } from './plot-rules';
import { gather } from './plot-rules';

const plotted = (id: string, left: number, top: number, area = '上城区', name = id): Plotted => ({
  marker: { id, name, area, latitude: 0, longitude: 0 },
  number: 1,
  left,
  top,
});
const at = ({ id, left, top }: MapLabel) => [id, Math.round(left), Math.round(top)];
const areas = (...shown: readonly Plotted[]) => labelsOf(shown, null, []).areas.map(at);
const names = (...shown: readonly Plotted[]) => labelsOf(shown, null, []).names.map(at);

test.each([
  ['上城区望江街道社区卫生服务中心', '上城区', '望江街道社区卫生服务中心'],
  ['杭州市第三人民医院', '上城区', '杭州市第三人民医院'],
  ['上城区', '上城区', '上城区'],
  ['望江门诊', undefined, '望江门诊'],
  ['Wangjiang Clinic, Shangcheng District', 'Shangcheng', 'Wangjiang Clinic'],
  ['Shangcheng Hospital', 'Shangcheng', 'Hospital'],
])('%s in %s is written %s', (name, area, text) => {
  expect(nameWithin({ id: 'a', name, latitude: 0, longitude: 0, ...(area ? { area } : {}) })).toBe(
    text,
  );
});

test('a district’s name is in the middle of its clinics', () => {
  const shown = [
    plotted('a', 20, 20),
    plotted('b', 60, 40),
    plotted('c', 30, 80, '西湖区'),
    plotted('d', 70, 84, '西湖区'),
  ];
  expect(areas(...shown)).toEqual([
    ['上城区', 40, 30],
    ['西湖区', 50, 82],
  ]);
});

test('it makes way for a pin, and is left out where there is no room near the middle', () => {
  expect(areas(plotted('a', 50, 50))).toEqual([['上城区', 50, 42]]);
  expect(areas(plotted('a', 40, 42), plotted('b', 57, 50))).toEqual([]);
});

test('clinics without a district have no such name', () => {
  expect(areas(plotted('a', 50, 50, ''))).toEqual([]);
});

test('a pin’s name is below it, above it where that is taken, and stays on the drawing', () => {
  expect(names(plotted('a', 50, 50))).toEqual([['a', 50, 58]]);
  expect(names(plotted('a', 2, 50))).toEqual([['a', 16, 58]]);
  expect(names(plotted('a', 50, 96, ''))).toEqual([['a', 50, 88]]);
  expect(names(plotted('a', 90, 60, ''))).toEqual([['a', 84, 52]]);
});

test('the selected location is named before its district, the others after theirs', () => {
  const shown = [plotted('a', 30, 50), plotted('b', 50, 50), plotted('c', 70, 50)];
  const first = labelsOf(shown, 'b', []);
  expect(first.names.map(at)).toEqual([['b', 50, 58]]);
  expect(first.areas.map(at)).toEqual([['上城区', 50, 42]]);
  expect(labelsOf(shown, null, []).areas.map(at)).toEqual([['上城区', 50, 42]]);
  expect(labelsOf(shown, null, []).names.map(at)).toEqual([
    ['a', 30, 58],
    ['c', 70, 58],
  ]);
});

test('a shared pin has the name of the one that it shows', () => {
  const shared = [plotted('a', 50, 50), plotted('b', 52, 50)];
  expect(labelsOf(shared, 'b', []).names.map(({ text }) => text)).toEqual(['b']);
});

test('the distance of a ring stays readable', () => {
  const shown = [plotted('a', 50, 13)];
  expect(labelsOf(shown, 'a', [{ radius: 45 }]).names.map(at)).toEqual([['a', 50, 21]]);
  expect(labelsOf(shown, 'a', [{ radius: 29 }]).names.map(at)).toEqual([['a', 50, 5]]);
});

test('however many clinics there are, no text covers another or a pin', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    plotted(`${index}`, (index * 37) % 100, (index * 61) % 100, `${index % 4}区`),
  );
  const labels = labelsOf(many, '7', []);
  const sized = (width: number, height: number) => (each: { left: number; top: number }) => ({
    ...{ left: each.left, top: each.top },
    ...{ width, height },
  });
  const texts = [...labels.areas.map(sized(13, 3.5)), ...labels.names.map(sized(16, 3.5))];
  const boxes = [...gather(many).map(sized(5, 4.5)), ...texts];
  const covered = texts.flatMap((one) =>
    boxes.filter(
      (other) =>
        other !== one &&
        Math.abs(one.left - other.left) < one.width + other.width &&
        Math.abs(one.top - other.top) < one.height + other.height,
    ),
  );
  expect(labels.names.length).toBeGreaterThan(0);
  expect(covered).toEqual([]);
});

import { clampView, distance, middle, moveBy, toggleZoom, WHOLE, zoomAt } from './zoom-rules';

const BOX = { x: 300, y: 600 };

test('a picture is never smaller than whole, nor larger than five times', () => {
  expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }, BOX)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, BOX).scale).toBe(5);
});

test('the point under the fingers stays where it is', () => {
  const at = { x: 60, y: -100 };
  const view = zoomAt(WHOLE, 2, at, BOX);
  expect(view).toEqual({ scale: 2, x: -60, y: 100 });
  // The picture's point that was at the fingers: (at - offset) / scale.
  expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(at);
});

test('an enlarged picture cannot be moved past its edges, and a whole one not at all', () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, BOX)).toEqual({
    scale: 2,
    x: 150,
    y: -300,
  });
  expect(moveBy(WHOLE, { x: 50, y: 50 }, BOX)).toEqual(WHOLE);
});

test('a double tap goes closer, and back', () => {
  const close = toggleZoom(WHOLE, { x: 0, y: 0 }, BOX);
  expect(close.scale).toBe(2.5);
  expect(toggleZoom(close, { x: 9, y: 9 }, BOX)).toEqual(WHOLE);
});

test('zooming out brings an edge back into the box', () => {
  expect(clampView({ scale: 1.5, x: 150, y: 0 }, BOX)).toEqual({ scale: 1.5, x: 75, y: 0 });
});

test('fingers have a distance and a middle', () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(middle({ x: 0, y: 0 }, { x: 4, y: 8 })).toEqual({ x: 2, y: 4 });
});

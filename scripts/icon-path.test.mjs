import { pathOf } from './icon-path.mjs';

test('a path that begins with a relative start stands where it stood alone', () => {
  expect(pathOf('<path d="M8 2v3"/><path d="m9 15 2 2 4-4"/>')).toBe('M8 2v3M9 15l2 2 4-4');
  expect(pathOf('<path d="m6.5.5-1 2"/>')).toBe('M6.5 .5l-1 2');
  expect(pathOf('<path d="m2 4v3"/>')).toBe('M2 4v3');
});

test('every shape becomes a path', () => {
  expect(pathOf('<circle cx="12" cy="8" r="6"/>')).toBe('M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z');
  expect(pathOf('<line x1="12" x2="12.01" y1="8" y2="16"/>')).toBe('M12 8L12.01 16');
  expect(pathOf('<rect width="4" height="6" x="3" y="5"/>')).toBe('M3 5h4v6h-4v-6z');
  expect(pathOf('<rect width="18" height="16" x="3" y="4" rx="2"/>')).toBe(
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
  expect(pathOf('<polyline points="1,2 3,4"/>')).toBe('M1 2 3 4');
  expect(pathOf('<polygon points="1 2 3 4 5 6"/>')).toBe('M1 2 3 4 5 6z');
});

test.each([
  '<text x="1" y="2"/>',
  '<circle cx="1" cy="1" r="1" fill="currentColor"/>',
  '<path d="M0 0" transform="scale(2)"/>',
])('%s is refused', (markup) => {
  expect(() => pathOf(markup)).toThrow(/No path draws/);
});

import { clinicScene } from './poster-rules';

test.each([
  ['1101015605', 'depaCode=1101015605'],
  ['1'.repeat(23), `depaCode=${'1'.repeat(23)}`],
  ['1'.repeat(24), null],
  ['朝阳', null],
  ['a%20b', null],
])('the scene of clinic %s', (depaCode, scene) => {
  expect(clinicScene(depaCode)).toBe(scene);
});

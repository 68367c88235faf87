import { render } from '@testing-library/react';
import { Avatar } from './avatar';

test.each([
  ['小安', '安'],
  ['妈妈🌸', '🌸'],
  ['', ''],
])('without a picture %s is shown by the last character', (name, letter) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(letter);
});

import { render } from '@testing-library/react';
import { Avatar } from './avatar';

const shown = (name: string) => render(<Avatar name={name} />).container;

test.each([
  ['王芳', '王'],
  ['欧阳娜娜', '欧'],
  ['阿依古丽·买买提', '阿'],
  ['wang Fang', 'W'],
  [' élodie', 'É'],
  ['ßen', 'ß'],
  ['妈妈🌸', '妈'],
  ['🌸妈妈', '🌸'],
  ['𠮷野', '𠮷'],
])('without a picture %s is shown by the first sign of the name', (name, letter) => {
  expect(shown(name).textContent).toBe(letter);
});

test.each(['', '  '])('who has no name is shown by a person’s outline', (name) => {
  const avatar = shown(name);
  expect(avatar.textContent).toBe('');
  expect(avatar.querySelector('.ui-avatar__letter > *')).toBeTruthy();
});

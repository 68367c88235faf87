import { hasKeyboard } from './shortcuts';

/** A device whose first pointer is a finger, or not. */
const pointer = (isCoarse: boolean): void => {
  window.matchMedia = ((query: string) => ({
    matches: query === '(pointer: coarse)' && isCoarse,
  })) as unknown as typeof window.matchMedia;
};

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('a device that is used by finger has its keys on the screen', () => {
  pointer(true);
  expect(hasKeyboard()).toBe(false);
});

test('a device with a mouse has a keyboard, and so has one that cannot say', () => {
  expect(hasKeyboard()).toBe(true);
  pointer(false);
  expect(hasKeyboard()).toBe(true);
});

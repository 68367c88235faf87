import { askBefore, registerAfterEach, registerBeforeEach, notifyAfter } from './guards';
import type { Navigation } from './guards';

const navigation: Navigation = {
  to: { name: 'about', url: '/about', query: {}, known: true },
  from: undefined,
  kind: 'push',
};

let removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals) remove();
  removals = [];
});

test('guards are asked in order until one answers', async () => {
  const asked: string[] = [];
  removals = [
    registerBeforeEach(async () => void asked.push('first')),
    registerBeforeEach(() => {
      asked.push('second');
      return '/login';
    }),
    registerBeforeEach(() => void asked.push('third')),
  ];
  expect(await askBefore(navigation)).toBe('/login');
  expect(asked).toEqual(['first', 'second']);
});

test('a redirect to where one is going anyway lets pass', async () => {
  removals = [registerBeforeEach(() => '/about')];
  expect(await askBefore(navigation)).toBeUndefined();
});

test('a removed guard is not asked', async () => {
  registerBeforeEach(() => false)();
  expect(await askBefore(navigation)).toBeUndefined();
});

test('an after-guard that throws does not silence the others', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = jest.fn();
  removals = [
    registerAfterEach(() => {
      throw new Error('broken');
    }),
    registerAfterEach(told),
  ];
  notifyAfter(navigation);
  expect(told).toHaveBeenCalledWith(navigation);
  expect(error).toHaveBeenCalled();
});

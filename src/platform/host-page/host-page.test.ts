import { notifyHostPage } from './index.h5';
import { pageLink, webLink } from './page-link.h5';

const stand = (name: 'parent' | 'opener', value: unknown) =>
  Object.defineProperty(window, name, { configurable: true, value });

beforeEach(() => {
  stand('parent', window);
  stand('opener', null);
});

test('a page on its own has nobody to tell', () => {
  expect(notifyHostPage('https://a.example.com', {})).toBe(false);
});

test.each(['parent', 'opener'] as const)('the %s hears it, if it is of that origin', (name) => {
  const postMessage = jest.fn();
  stand(name, { postMessage });
  expect(notifyHostPage('https://a.example.com', { isLogin: true })).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({ isLogin: true }, 'https://a.example.com');
});

test('without an origin nobody hears it', () => {
  const postMessage = jest.fn();
  stand('opener', { postMessage });
  expect(notifyHostPage('', {})).toBe(false);
  expect(postMessage).not.toHaveBeenCalled();
});

test('links lead to this page’s host, and those for others to the web host, which is the same outside the sites', () => {
  expect(pageLink('/home')).toBe('http://localhost/#/home');
  expect(webLink('/home')).toBe('http://localhost/#/home');
});

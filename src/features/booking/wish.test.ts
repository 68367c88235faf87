import { signOut } from '@/features/account/session-store';
import { keepWish, takeWish } from './wish';

const target = { depaCode: 'c1', productId: 'p1' };
const wish = { linkmanId: 'l2', doseNo: 2, earliest: '2026-12-05', why: '' };

test('a wish from the plan outlives a reload of the disclosure', () => {
  keepWish({ target, wish });
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof import('./wish')>('./wish');
    expect(reloaded.takeWish(target)).toEqual(wish);
  });
});

test('once it is taken a reload does not bring it back', () => {
  keepWish({ target, wish });
  takeWish(target);
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof import('./wish')>('./wish');
    expect(reloaded.takeWish(target)).toBeNull();
  });
});

test('whoever signs out takes it along', () => {
  keepWish({ target, wish });
  signOut('user');
  expect(takeWish(target)).toBeNull();
});

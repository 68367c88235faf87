import { signOut } from '@/shared/session/session-store';
import { savePrefill, takePrefill } from './prefill';

const target = { depaCode: 'c1', productId: 'p1' };
const prefill = { linkmanId: 'l2', doseNo: 2, earliest: '2026-12-05', why: '' };

test('a wish from the plan outlives a reload of the disclosure', () => {
  savePrefill({ target, prefill });
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof import('./prefill')>('./prefill');
    expect(reloaded.takePrefill(target)).toEqual(prefill);
  });
});

test('once it is taken a reload does not bring it back', () => {
  savePrefill({ target, prefill });
  takePrefill(target);
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof import('./prefill')>('./prefill');
    expect(reloaded.takePrefill(target)).toBeNull();
  });
});

test('whoever signs out takes it along', () => {
  savePrefill({ target, prefill });
  signOut('user');
  expect(takePrefill(target)).toBeNull();
});

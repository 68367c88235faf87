import { fireEvent, render, screen } from '@testing-library/react';
import { setErrorHint } from '@/telemetry/errors';
import { setGoHome } from './go-home';
import { withBoundary } from './with-boundary';

let violation: Error | null;
const told = jest.fn();

function Fragile() {
  if (violation) throw violation;
  return <p>sound</p>;
}
Fragile.enableShareTimeline = true;

beforeEach(() => {
  violation = new Error('no doses');
  setErrorHint(told);
  told.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that throws says so, and comes back when tried again', () => {
  const Page = withBoundary(Fragile);
  render(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('页面出了点问题');
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ area: 'render', message: 'no doses' }),
  );
  violation = null;
  fireEvent.click(screen.getByText('再试一次'));
  expect(screen.getByText('sound')).toBeTruthy();
});

test('home is one tap away', () => {
  const goHome = jest.fn();
  setGoHome(goHome);
  const Page = withBoundary(Fragile);
  render(<Page />);
  fireEvent.click(screen.getByText('返回首页'));
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('what the framework reads off a page stays there', () => {
  expect(withBoundary(Fragile)).toHaveProperty('enableShareTimeline', true);
});

test('the framework lets every page be shared', () => {
  expect(withBoundary(() => null)).toHaveProperty('enableShareAppMessage', true);
});

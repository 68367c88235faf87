import { fireEvent, render, screen } from '@testing-library/react';
import { onBrokenPage } from './broken-pages';
import { setGoHome } from './go-home';
import { withBoundary } from './with-boundary';

let violation: Error | null;
const reactions = { report: jest.fn(), renew: jest.fn() };

function Fragile() {
  if (violation) throw violation;
  return <p>sound</p>;
}
Fragile.enableShareTimeline = true;

beforeEach(() => {
  violation = new Error('no doses');
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page that throws says so, and comes back with new data when tried again', () => {
  const Page = withBoundary(Fragile);
  render(<Page />);
  expect(screen.getByRole('alert').textContent).toContain('页面出了点问题');
  // What happened before anybody could report it is not lost.
  onBrokenPage(reactions);
  expect(reactions.report).toHaveBeenCalledWith(new Error('no doses'));
  violation = null;
  fireEvent.click(screen.getByText('再试一次'));
  expect(reactions.renew).toHaveBeenCalledTimes(1);
  expect(screen.getByText('sound')).toBeTruthy();
});

test('an error is reported as soon as it happens', () => {
  onBrokenPage(reactions);
  const Page = withBoundary(Fragile);
  render(<Page />);
  expect(reactions.report).toHaveBeenCalledTimes(1);
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

import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { iconElement } from './icon-element.h5';
import { outlines } from './outlines.h5';

beforeEach(() => {
  outlines.bell = 'M10 21a2 2 0 0 0 3 0';
});
afterEach(() => {
  delete outlines.bell;
});

const drawn = (icon: Element): string | null | undefined =>
  icon.querySelector('path')?.getAttribute('d');

test('a decorative icon is drawn and hidden from screen readers', () => {
  const { container } = render(<Icon name="bell" size="lg" className="sign" />);
  const icon = container.querySelector('svg') as SVGSVGElement;
  expect(drawn(icon)).toBe(outlines.bell);
  expect(icon.getAttribute('class')).toBe('ic ui-icon--lg sign');
  expect(icon.getAttribute('aria-hidden')).toBe('true');
});

test('an icon with a label is a picture of that name', () => {
  render(<Icon name="bell" label="提醒" />);
  expect(drawn(screen.getByRole('img', { name: '提醒' }))).toBe(outlines.bell);
});

test('an icon outside React is the same drawing', () => {
  const { container } = render(<Icon name="bell" size="md" />);
  const icon = iconElement('bell', 'ui-icon--md');
  expect(icon.outerHTML).toBe(container.innerHTML);
});

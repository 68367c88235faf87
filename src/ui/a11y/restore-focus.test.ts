import { focusElement, restoreFocus } from './restore-focus';

const page = (body: string): void => {
  document.body.innerHTML = `<div class="taro_page">
    <h2 role="heading" aria-level="1">客服</h2>${body}<div id="log">…</div></div>`;
};
const button = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;
const at = (): string | undefined => document.activeElement?.id ?? undefined;

beforeEach(() => page('<button>结束</button>'));

test('the focus of an element that was removed moves to another, or to the page’s heading', () => {
  button().focus();
  button().remove();
  expect(document.activeElement).toBe(document.body);
  restoreFocus('log');
  expect(at()).toBe('log');
  document.getElementById('log')?.remove();
  restoreFocus();
  expect(document.activeElement?.textContent).toBe('客服');
});

test('a focus that is not lost stays where it is', () => {
  button().focus();
  restoreFocus('log');
  expect(document.activeElement).toBe(button());
});

test('whoever took the focus from everything, by a tap outside the controls, is given none', () => {
  button().focus();
  button().blur();
  restoreFocus('log');
  expect(document.activeElement).toBe(document.body);
});

test('a message is scrolled to and focused, and one that is not there is not', () => {
  const scrollIntoView = jest.fn();
  Object.assign(document.getElementById('log') as HTMLElement, { scrollIntoView });
  expect(focusElement('log')).toBe(true);
  expect(at()).toBe('log');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(focusElement('gone')).toBe(false);
});

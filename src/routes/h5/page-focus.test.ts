import { giveFocus, keepFocus } from './page-focus';

function page(content: string): { element: HTMLElement; focused?: HTMLElement | undefined } {
  const element = document.createElement('div');
  element.className = 'taro_page';
  element.innerHTML = content;
  document.body.appendChild(element);
  return { element };
}

const HEADED = '<div role="heading" aria-level="1">标题</div><button>去</button>';
const textInFocus = (): string | null | undefined => document.activeElement?.textContent;

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page that is new gets the focus on its heading', () => {
  giveFocus(page(HEADED));
  expect(textInFocus()).toBe('标题');
});

test('a page that is come back to has it where it was', () => {
  const first = page(HEADED);
  first.element.querySelector('button')?.focus();
  keepFocus(first);
  giveFocus(page(HEADED));
  giveFocus(first);
  expect(textInFocus()).toBe('去');
});

test('where that has gone meanwhile, the heading has it', () => {
  const first = page(HEADED);
  first.element.querySelector('button')?.focus();
  keepFocus(first);
  first.element.querySelector('button')?.remove();
  giveFocus(first);
  expect(textInFocus()).toBe('标题');
});

test('a page without heading has it itself', () => {
  const plain = page('<p>文</p>');
  giveFocus(plain);
  expect(document.activeElement).toBe(plain.element);
});

test('what has the focus outside the pages, such as the tab bar, keeps it', () => {
  const tab = document.createElement('button');
  document.body.appendChild(tab);
  tab.focus();
  giveFocus(page(HEADED));
  expect(document.activeElement).toBe(tab);
});

test('a page that has taken the focus by itself keeps it', () => {
  const own = page(HEADED);
  own.element.querySelector('button')?.focus();
  giveFocus(own);
  expect(textInFocus()).toBe('去');
});

import { leaveFirstView } from './leave-first-view';

const MARKUP =
  '<div><div role="link" class="a">Plan</div><div role="link" class="b">Family</div></div>';
const pressed = jest.fn();

/** A document in which the app has drawn the first view anew. */
function show(first: string, app = MARKUP): void {
  document.body.innerHTML = `<div id="app">${app}</div><div id="skeleton">${first}</div>`;
  document.querySelector('#app .b')?.addEventListener('click', pressed);
}

beforeEach(() => pressed.mockClear());

test('a control tapped before the app was there is pressed in it, once', () => {
  show(MARKUP.replace('class="b"', 'class="b" data-tapped'));
  leaveFirstView();
  expect(document.getElementById('skeleton')).toBeNull();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('nothing is pressed where nothing was tapped', () => {
  show(MARKUP);
  leaveFirstView();
  expect(document.getElementById('skeleton')).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

test('nothing is pressed where the app shows something else at that place', () => {
  show(MARKUP.replace('class="b"', 'class="b" data-tapped'), MARKUP.replace('Family', 'Orders'));
  leaveFirstView();
  expect(pressed).not.toHaveBeenCalled();
});

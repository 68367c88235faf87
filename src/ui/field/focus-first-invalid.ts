import Taro from '@tarojs/taro';

/** Tried in this order: the platform scrolls to one selector only. */
const FAULTY = ['.ui-field--bad', '.ui-check--bad'];
/** ms; the page renders its error marks first. */
const AFTER_RENDER = 50;
const ROOM_ABOVE = -24;

async function scrollToInvalid(): Promise<void> {
  for (const selector of FAULTY) {
    try {
      await Taro.pageScrollTo({ selector, offsetTop: ROOM_ABOVE, duration: 200 });
      return;
    } catch {
      // No match on the page.
    }
  }
}

/** Scrolls to the first invalid field. */
export function focusFirstInvalid(): void {
  setTimeout(() => void scrollToInvalid(), AFTER_RENDER);
}

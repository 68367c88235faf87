import Taro from '@tarojs/taro';

/** In the order in which they are looked for: the platform scrolls to one selector only. */
const FAULTY = ['.ui-field--bad', '.ui-check--bad'];
/** The page draws the marks of its faults first. */
const AFTER_RENDER = 50;
const ROOM_ABOVE = -24;

async function scrollToInvalid(): Promise<void> {
  for (const selector of FAULTY) {
    try {
      await Taro.pageScrollTo({ selector, offsetTop: ROOM_ABOVE, duration: 200 });
      return;
    } catch {
      // None of that kind on the page.
    }
  }
}

/** Scrolls to the first field that is marked wrong. */
export function focusFirstInvalid(): void {
  setTimeout(() => void scrollToInvalid(), AFTER_RENDER);
}

import { eventCenter } from '@tarojs/runtime';
import { damped, isFarEnough } from './pull-distance';

/** Timeout in ms of a refresh that the page does not end. */
const LONGEST = 15_000;

interface Refreshing {
  readonly element: HTMLElement;
  /** Starts the page's refresh; `Taro.stopPullDownRefresh` ends it. */
  readonly refresh: () => void;
}

interface Answer {
  successHandler(result?: object): void;
  errorHandler(result?: object): void;
}

/** The spinner above a page; one page refreshes at a time. */
let spinner: HTMLElement | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

function showSpinner(element: HTMLElement): HTMLElement {
  spinner?.remove();
  spinner = document.createElement('div');
  spinner.className = 'pull-down';
  spinner.setAttribute('role', 'status');
  element.prepend(spinner);
  return spinner;
}

function stop(): void {
  clearTimeout(giveUp);
  spinner?.remove();
  spinner = undefined;
}

function run({ element, refresh }: Refreshing): void {
  const shown = spinner ?? showSpinner(element);
  shown.style.removeProperty('height');
  shown.classList.add('pull-down--busy');
  giveUp = setTimeout(stop, LONGEST);
  refresh();
}

const isBusy = (): boolean => spinner?.classList.contains('pull-down--busy') ?? false;

/** Enables pulling a page down by touch while it is scrolled to the top. */
export function bindPullDown(page: Refreshing): void {
  const { element } = page;
  let startY: number | undefined;
  let distance = 0;
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      startY = element.scrollTop <= 0 && !isBusy() ? touches[0]?.clientY : undefined;
      distance = 0;
    },
    { passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      distance = damped(y - startY);
      if (distance === 0 || element.scrollTop > 0) return;
      // Otherwise the browser would reload the page or bounce.
      if (event.cancelable) event.preventDefault();
      (spinner ?? showSpinner(element)).style.height = `${distance}px`;
    },
    { passive: false },
  );
  const release = () => {
    if (startY === undefined) return;
    startY = undefined;
    if (isFarEnough(distance)) run(page);
    else stop();
  };
  element.addEventListener('touchend', release, { passive: true });
  element.addEventListener('touchcancel', release, { passive: true });
}

/** Implements `Taro.startPullDownRefresh` and `Taro.stopPullDownRefresh` for the shown page. */
export function servePullDown(shown: () => Refreshing | undefined): void {
  eventCenter.on('__taroStartPullDownRefresh', ({ successHandler, errorHandler }: Answer) => {
    const page = shown();
    if (!page) return errorHandler({ errMsg: 'no page can be refreshed' });
    run(page);
    successHandler();
  });
  eventCenter.on('__taroStopPullDownRefresh', ({ successHandler }: Answer) => {
    stop();
    successHandler();
  });
}

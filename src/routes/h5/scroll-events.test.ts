import { bindScroll } from './scroll-events';

/** A page 500 px high in a viewport, whose content is as high as the test says. */
function pageOf(height: number) {
  const element = document.createElement('div');
  const size = { scrollHeight: height, clientHeight: 500 };
  for (const name of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(element, name, { get: () => size[name] });
  const onReachBottom = jest.fn();
  bindScroll({ element, taro: { onReachBottom }, hidden: false });
  const scrollTo = (top: number): void => {
    element.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  };
  return { size, onReachBottom, scrollTo };
}

test('the end is reached once, however often the page moves there', () => {
  const { onReachBottom, scrollTo } = pageOf(1_500);
  scrollTo(500);
  expect(onReachBottom).not.toHaveBeenCalled();
  scrollTo(960);
  scrollTo(1_000);
  expect(onReachBottom).toHaveBeenCalledTimes(1);
});

test('the end is reached again after leaving it', () => {
  const { onReachBottom, scrollTo } = pageOf(1_500);
  scrollTo(1_000);
  scrollTo(500);
  scrollTo(1_000);
  expect(onReachBottom).toHaveBeenCalledTimes(2);
});

test('the end of a list that has grown is reached by a jump, as by the End key', () => {
  const { size, onReachBottom, scrollTo } = pageOf(1_500);
  scrollTo(1_000);
  size.scrollHeight = 3_000;
  scrollTo(2_500);
  expect(onReachBottom).toHaveBeenCalledTimes(2);
});

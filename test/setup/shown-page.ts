/**
 * In place of `@tarojs/taro` where a test shows and hides the one page that a hook is on:
 * `jest.mock('@tarojs/taro', () => jest.requireActual('…/shown-page'))`.
 */
type Handler = () => void;
const shown: Handler[] = [];
const hidden: Handler[] = [];

export default {};
export const useDidShow = (handler: Handler): void => void shown.splice(0, Infinity, handler);
export const useDidHide = (handler: Handler): void => void hidden.splice(0, Infinity, handler);

export const showPage = (): void => shown[0]?.();
export const hidePage = (): void => hidden[0]?.();

import Taro from '@tarojs/taro';

/** Goes to the page before this one. */
export type GoBack = () => void;

let goBack: GoBack = () => void Taro.navigateBack();

/** Lets the router say what "back" means, above all where there is no page before this one. */
export function setGoBack(back: GoBack): void {
  goBack = back;
}

/** What the header's back button does unless a page decides otherwise. */
export const defaultBack: GoBack = () => goBack();

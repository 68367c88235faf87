import Taro from '@tarojs/taro';

/** Goes to the page before this one. */
export type GoBack = () => void;

let goBack: GoBack = () => void Taro.navigateBack();

/** Lets the router set what "back" does, in particular if there is no previous page. */
export function setGoBack(back: GoBack): void {
  goBack = back;
}

/** Default action of the header's back button. */
export const defaultBack: GoBack = () => goBack();

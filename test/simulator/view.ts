import simulate from 'miniprogram-simulate';

import { correctKeyedDiff } from './keyed-diff';

let prepared = false;

/** Built-in tags of both platforms that miniprogram-simulate does not register by itself. */
const FURTHER_TAGS = ['lottie', 'contact-button', 'lifestyle', 'life-follow', 'page-meta'];

/** Loads WeChat's view layer (exparser and the built-in components) once per process. */
export function prepareView(): void {
  if (prepared) return;
  prepared = true;
  // The compiled templates test for this: with it they return trees instead of strings.
  Object.assign(window, { __webview_engine_version__: 0.02 });
  correctKeyedDiff();
  for (const tag of FURTHER_TAGS) {
    (simulate as { load(definition: object): string }).load({
      id: tag,
      tagName: `wx-${tag}`,
      template: '<slot/>',
    });
  }
}

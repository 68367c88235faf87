const postcss = require('postcss');

const REMOTE = /url\(\s*["']?(https?:)?\/\//;
// Rules of components that we implement ourselves, and of an icon font that is not shipped.
const UNUSED = /^(\.(weui-|taro-(button-core|img|input-core|picker)|swiper-|rmc-pull)|img\[src)/;
const UNUSED_MOTION = /^(weui|taro-picker|rmc-pull)/;

// Removed: users copy order numbers and addresses.
const FORBIDS_COPYING = /user-select$/;

/** Keeps only those of Taro's component styles that our pages use; removes anything loaded from other origins. */
module.exports = function localStylesLoader(source) {
  const root = postcss.parse(source);
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => UNUSED.test(selector.trim()))) rule.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (UNUSED_MOTION.test(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (REMOTE.test(declaration.value) || FORBIDS_COPYING.test(declaration.prop)) {
      declaration.remove();
    }
  });
  return root.toString();
};

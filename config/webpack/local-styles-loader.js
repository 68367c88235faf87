const postcss = require('postcss');

const REMOTE = /url\(\s*["']?(https?:)?\/\//;
// Rules of parts that we draw ourselves, and of an icon font that is not shipped.
const UNUSED = /^(\.(weui-|taro-(button-core|img|input-core|picker)|swiper-|rmc-pull)|img\[src)/;
const UNUSED_MOTION = /^(weui|taro-picker|rmc-pull)/;

// People copy order numbers and addresses.
const FORBIDS_COPYING = /user-select$/;

/** Keeps of Taro's component styles only what our pages use, and nothing that loads from elsewhere. */
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

import Taro from '@tarojs/taro';
import { currentLanguage, onLanguageChange } from '@/i18n/language';
import { TAB_LABELS, TAB_ROUTES } from '../derive';
import type { TabRoute } from '../derive';
import { registerAfterEach } from '../guards';
import { useTabBadges } from '../tab-badges';
import { routeOf } from '../table';

const MOST_COUNTED = 99;

/** JSON of the items that the native bar shows. */
let shown = '';

const iconsOf = (
  name: TabRoute,
): { readonly iconPath: string; readonly selectedIconPath: string } => ({
  iconPath: `/assets/tab/${name}.png`,
  selectedIconPath: `/assets/tab/${name}-active.png`,
});

function itemsOf() {
  const language = currentLanguage() === 'en' ? 1 : 0;
  const badges = useTabBadges.getState();
  return TAB_ROUTES.map((name) => ({
    name,
    text: TAB_LABELS[name][language],
    count: badges[name] ?? 0,
  }));
}

/**
 * Sets labels and badges of the native bar. It exists on tab pages only: elsewhere the calls fail and are repeated on
 * the next one.
 */
function dress(): void {
  const items = itemsOf();
  const wanted = JSON.stringify(items);
  if (wanted === shown) return;
  const calls = items.flatMap(({ name, text, count }, index) => [
    // Older Alipay versions require the icons with each text.
    Taro.setTabBarItem({ index, text, ...iconsOf(name) }),
    count
      ? Taro.setTabBarBadge({ index, text: count > MOST_COUNTED ? '99+' : String(count) })
      : Taro.removeTabBarBadge({ index }),
  ]);
  Promise.all(calls).then(
    () => {
      shown = wanted;
    },
    () => undefined,
  );
}

/** Keeps the native bar's labels in the current language and its badges up to date. */
export function keepTabBar(): void {
  onLanguageChange(dress);
  useTabBadges.subscribe(dress);
  registerAfterEach(({ to }) => {
    if (routeOf(to.name).tab !== undefined) dress();
  });
}

import { View } from '@tarojs/components';
import type { Guideline } from '@contract/vaccine/endpoints';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import styles from './index.module.scss';
import { NOTICE_PAGE_MESSAGES } from './messages';

type Part = Guideline['sections'][number]['part'];

/** Most reactions that are named: the full notice has all. */
const REACTIONS = 2;

interface PointProps {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
}

function Point({ icon, title, lines }: PointProps) {
  return (
    <View className={styles.point}>
      <Icon name={icon} size="md" className={styles.sign} />
      <View>
        <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
          {title}
        </View>
        {lines.map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
      </View>
    </View>
  );
}

/** What of a notice has to be known by everybody: who must not have it, what may follow, and what to do on the day. */
export function MainPoints({ all }: { readonly all: readonly Guideline[] }) {
  const t = useText(NOTICE_PAGE_MESSAGES);
  const linesOf = (part: Part, most?: number): readonly string[] => {
    const join = (items: readonly string[]): string =>
      items.map((item) => item.replace(/[。.；;]$/, '')).join(t('semicolon'));
    const parts = all.map(({ productName, sections }) => ({
      product: productName,
      items: sections.find((section) => section.part === part)?.items.slice(0, most) ?? [],
    }));
    const [first] = parts;
    const common = first?.items.filter((item) => parts.every(({ items }) => items.includes(item)));
    const own = parts.map(({ product, items }) => ({
      product,
      items: join(items.filter((item) => !common?.includes(item))),
    }));
    return [
      join(common ?? []),
      ...own.map(({ product, items }) => (items === '' ? '' : t('of', { product, items }))),
    ].filter(Boolean);
  };
  return (
    <View className={styles.points}>
      <Point icon="circle-x" title={t('not')} lines={linesOf('not')} />
      <Point icon="thermometer" title={t('reactions')} lines={linesOf('reactions', REACTIONS)} />
      <Point icon="circle-check" title={t('day')} lines={[t('dayText')]} />
    </View>
  );
}

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
      <View className={styles.words}>
        <View className={styles.heading} {...semantics({ role: 'heading', level: 3 })}>
          {title}
        </View>
        {lines.map((line) => (
          <View key={line}>{line}</View>
        ))}
      </View>
    </View>
  );
}

/** What of a notice has to be known by everybody: who must not have it, what may follow, and what to do on the day. */
export function MainPoints({ all }: { readonly all: readonly Guideline[] }) {
  const t = useText(NOTICE_PAGE_MESSAGES);
  const linesOf = (part: Part, most?: number): readonly string[] =>
    all.flatMap(({ productName, sections }) => {
      const found = sections.find((section) => section.part === part)?.items.slice(0, most) ?? [];
      if (found.length === 0) return [];
      const items = found.map((item) => item.replace(/[。.；;]$/, '')).join(t('semicolon'));
      return all.length > 1 ? t('of', { product: productName, items }) : items;
    });
  return (
    <View className={styles.points}>
      <Point icon="circle-x" title={t('not')} lines={linesOf('not')} />
      <Point icon="thermometer" title={t('reactions')} lines={linesOf('reactions', REACTIONS)} />
      <Point icon="circle-check" title={t('day')} lines={[t('dayText')]} />
    </View>
  );
}

import { View } from '@tarojs/components';
import type { FollowUpFigures } from '@contract/follow-up/endpoints';
import type { Figure } from '@contract/follow-up/share-rules';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import { FIGURE_MESSAGES } from '../figure-messages';
import styles from './follow-up.module.scss';

const LABELS = {
  unusual: 'figureUnusual',
  fever: 'figureFever',
  pain: 'figurePain',
  swelling: 'figureSwelling',
  tired: 'figureTired',
  rash: 'figureRash',
  stomach: 'figureStomach',
} as const satisfies Record<Figure, string>;

/** What people noticed after a vaccine, in ranges. */
export function FigurePart({ figures }: { readonly figures: FollowUpFigures }) {
  const t = useText(FIGURE_MESSAGES);
  return (
    <Section
      title={t('figures', { product: figures.productName })}
      note={t('figuresNote', { people: figures.people })}
    >
      <Card>
        {figures.shares.map(({ figure, share }) => (
          <View key={figure} className={styles.line}>
            <View>{t(LABELS[figure])}</View>
            <View className={styles.share}>{t(share)}</View>
          </View>
        ))}
      </Card>
    </Section>
  );
}

import { View } from '@tarojs/components';
import { useState } from 'react';
import type { HeldCategory } from '@contract/personal/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { scrollBox } from '@/ui/a11y/scroll-box';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Popup } from '@/ui/popup/popup';
import { PERSONAL_MESSAGES } from '../messages';
import { CATEGORY_PAGES } from '../category-pages';
import { KindRows } from './kind-rows';
import styles from './personal.module.scss';

export interface CategoryListProps {
  readonly categories: readonly HeldCategory[];
}

/** What is held, by category, and of what there is nothing; each opens what for, how long and with whom, and leads to the page that shows it. */
export function CategoryList({ categories }: CategoryListProps) {
  const t = useText(PERSONAL_MESSAGES);
  const [shown, setShown] = useState<HeldCategory | null>(null);
  const [open, setOpen] = useState(false);
  const page = shown && CATEGORY_PAGES[shown.category];
  const partsOf = ({ parts }: HeldCategory): string =>
    parts.map(({ title, count }) => t('part', { title, count })).join(t('comma'));
  const held = categories.filter(({ parts }) => parts.length > 0);
  const empty = categories
    .filter(({ parts }) => parts.length === 0)
    .map(({ title }) => title)
    .join(t('comma'));
  return (
    <View>
      <CellGroup title={t('held')} note={empty.length > 0 ? t('nothingOf', { list: empty }) : ''}>
        {held.map((each) => (
          <Cell
            key={each.category}
            title={each.title}
            note={partsOf(each)}
            onPress={() => {
              setShown(each);
              setOpen(true);
            }}
          />
        ))}
      </CellGroup>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={shown?.title ?? ''}
        footer={
          page ? (
            <Button
              block
              onPress={() => {
                setOpen(false);
                void navigate.to(page);
              }}
            >
              {t('view')}
            </Button>
          ) : null
        }
      >
        <View {...scrollBox(t('held'), true)}>
          <View className={styles.text}>{shown ? partsOf(shown) : ''}</View>
          <KindRows kinds={shown?.kinds ?? []} />
        </View>
      </Popup>
    </View>
  );
}

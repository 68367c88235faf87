import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Consent, HandledData } from '@contract/personal/endpoints';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Tag } from '@/ui/tag/tag';
import { CONSENT_MESSAGES } from '../consent-messages';
import { useConsentText } from '../consent-text';
import { ConsentPopup } from './consent-popup';

export interface ConsentListProps {
  readonly consents: readonly Consent[];
  /** What is handled by them, for each purpose. */
  readonly handled: readonly HandledData[];
}

/** Every consent; each opens what follows from withdrawing it. */
export function ConsentList({ consents, handled }: ConsentListProps) {
  const t = useText(CONSENT_MESSAGES);
  const wordsOf = useConsentText();
  const [shown, setShown] = useState<Consent | null>(null);
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <View>
      <CellGroup title={t('title')} note={t('note')}>
        {consents.map((each) => {
          const { title, since } = wordsOf(each);
          return (
            <Cell
              key={`${each.purpose} ${each.id}`}
              title={title}
              note={since}
              value={
                <Tag tone={each.given ? 'success' : 'neutral'}>
                  {t(each.given ? 'given' : each.at === null ? 'notGiven' : 'withdrawn')}
                </Tag>
              }
              onPress={() => {
                setShown(each);
                setOpen(true);
                setOpenings(openings + 1);
              }}
            />
          );
        })}
      </CellGroup>
      {/* Each opening starts anew: a refusal is about the consent for which it was said. */}
      <ConsentPopup
        key={openings}
        consent={shown}
        handled={handled.find(({ purpose }) => purpose === shown?.purpose)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </View>
  );
}

import type { ArticleBlock } from '@contract/article/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Section } from '@/ui/section/section';
import { NEXT_MESSAGES } from '../next-messages';

export interface NextStepsProps {
  /** Themed zone whose vaccines the text is about; null where it is about none. */
  readonly zoneId: string | null;
  /** The text: the vaccines that it leads to itself stand instead of its zone's. */
  readonly blocks?: readonly ArticleBlock[];
}

/** Below a text: what its reader can do now. */
export function NextSteps({ zoneId, blocks = [] }: NextStepsProps) {
  const t = useText(NEXT_MESSAGES);
  const classes = blocks.flatMap((block) => (block.type === 'vaccines' ? block : []));
  return (
    <Section title={t('title')}>
      <CellGroup>
        {classes.map(({ text, catalogId }) => (
          <Cell
            key={catalogId}
            icon="syringe"
            title={text}
            note={t('vaccinesNote')}
            onPress={() => void navigate.to('vaccineList', { catalogId, name: text })}
          />
        ))}
        {zoneId === null || classes.length > 0 ? null : (
          <Cell
            icon="syringe"
            title={t('vaccines')}
            note={t('vaccinesNote')}
            onPress={() => void navigate.to('vaccineZone', { zoneId })}
          />
        )}
        <Cell
          icon="calendar-check"
          title={t('plan')}
          note={t('planNote')}
          onPress={() => void navigate.to('vaccinePlan')}
        />
        <Cell
          icon="hospital"
          title={t('clinics')}
          note={t('clinicsNote')}
          onPress={() => void navigate.to('departmentList')}
        />
      </CellGroup>
    </Section>
  );
}

import { AGE_BAND_MESSAGES } from '@/features/community/feed/age-band-messages';
import type { AgeBand } from '@contract/community/cards';
import { useCached } from '@/http/hooks/use-cached';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { PickerField } from '@/ui/field/picker-field';
import { hasAiMark } from '../draft-rules';
import type { PostDraft } from '../draft-rules';
import { POST_EDITOR_MESSAGES } from '../messages';

/** Value of the choice that takes an earlier one back: pickers have none for it. */
const NONE = '-';

const AGES = Object.keys(AGE_BAND_MESSAGES['zh-CN']) as AgeBand[];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, disabled, onChange }: ChoiceProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  return (
    <PickerField
      mode="select"
      label={label}
      value={value}
      placeholder={t('none')}
      disabled={disabled}
      options={value === '' ? options : [{ value: NONE, label: t('none') }, ...options]}
      onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
    />
  );
}

export interface DetailFieldsProps {
  readonly draft: PostDraft;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<PostDraft>) => void;
}

/** What a post is about: circle, vaccine, age, and whether AI has made it. */
export function DetailFields({ draft, disabled, onChange }: DetailFieldsProps) {
  const t = useText(POST_EDITOR_MESSAGES);
  const ages = useText(AGE_BAND_MESSAGES);
  const isMarked = hasAiMark(draft);
  const circles = useServer('GET /ugc-api/circle/list.do').data?.list ?? [];
  const products = useCached('GET /vaccine/product/index.do', {}).data ?? [];
  const vaccines = new Map(
    products.map(({ vaccineCode, shortName }) => [vaccineCode, shortName] as const).reverse(),
  );
  return (
    <>
      <Choice
        label={t('vaccine')}
        value={draft.vaccineCode}
        options={[...vaccines].reverse().map(([value, label]) => ({ value, label }))}
        disabled={disabled}
        onChange={(vaccineCode) => onChange({ vaccineCode })}
      />
      <Choice
        label={t('age')}
        value={draft.ageBand}
        options={AGES.map((value) => ({ value, label: ages(value) }))}
        disabled={disabled}
        onChange={(ageBand) => onChange({ ageBand: ageBand as AgeBand | '' })}
      />
      <Choice
        label={t('circle')}
        value={draft.circleId}
        options={circles.map(({ circleId, name }) => ({ value: circleId, label: name }))}
        disabled={disabled}
        onChange={(circleId) => onChange({ circleId })}
      />
      <CellGroup note={t(isMarked ? 'aiFound' : 'aiMadeNote')}>
        <Cell
          title={t('aiMade')}
          value={
            <Switch
              label={t('aiMade')}
              on={draft.aiMade || isMarked}
              disabled={isMarked || disabled}
              onChange={(aiMade) => onChange({ aiMade })}
            />
          }
        />
      </CellGroup>
    </>
  );
}

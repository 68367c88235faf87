import { View } from '@tarojs/components';
import { useState } from 'react';
import { maskMobile } from '@contract/text/mask-rules';
import { ContactFields } from '@/features/people/family-member/components/contact-fields';
import type { MemberDraft } from '@/features/people/family-member/draft-rules';
import { LINKMAN_MESSAGES } from '@/features/people/family-member/messages';
import { useRegionName } from '@/features/people/family-member/use-region-name';
import type { MemberForm } from '@/features/people/family-member/use-member-form';
import { useText } from '@/i18n/messages';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Optional } from '@/ui/optional/optional';
import { MEMBER_FORM_MESSAGES } from './messages';

export interface ContactPartProps {
  readonly form: MemberForm;
  readonly draft: MemberDraft;
  /** The account's mobile, masked. */
  readonly ownMobile: string;
}

/** Mobile, address and preselection: a line that says what is known, and the fields once they are asked for. */
export function ContactPart({ form, draft, ownMobile }: ContactPartProps) {
  const t = useText(LINKMAN_MESSAGES);
  const s = useText(MEMBER_FORM_MESSAGES);
  const { violations, change } = form;
  const [isAsked, setAsked] = useState(false);
  const isWrong = violations.mobile !== undefined || violations.address !== undefined;
  const region = useRegionName(draft.regionCode);
  const mobile =
    draft.mobile === '' ? s('contactOwn', { mobile: ownMobile }) : maskMobile(draft.mobile);
  const address = [region, draft.address].filter(Boolean).join(' ');
  return (
    <View>
      <CellGroup>
        <Cell
          icon="phone"
          title={t('contact')}
          note={[mobile, address].filter(Boolean).join(' · ')}
          value={s('change')}
          label={s('changeSpoken', { what: t('contact'), value: mobile })}
          onPress={() => setAsked(!isAsked)}
        />
      </CellGroup>
      <Optional>
        {isAsked || isWrong ? (
          <View>
            <ContactFields
              draft={draft}
              violations={violations}
              change={change}
              mobileHint={s('contactHint', { mobile: ownMobile })}
            />
            <CellGroup>
              <Cell
                title={t('makeDefault')}
                note={t('makeDefaultNote')}
                value={
                  <Switch
                    label={t('makeDefault')}
                    on={draft.isDefault}
                    onChange={(isDefault) => change({ isDefault })}
                  />
                }
              />
            </CellGroup>
          </View>
        ) : null}
      </Optional>
    </View>
  );
}

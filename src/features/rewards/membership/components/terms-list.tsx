import { View } from '@tarojs/components';
import type { MemberTerm } from '@contract/member/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { MEMBERSHIP_MESSAGES } from '../messages';

export interface TermsListProps {
  readonly terms: readonly MemberTerm[];
  readonly busy: string | null;
  readonly onEnd: (term: MemberTerm) => void;
}

const isMoney = ({ centsBack }: MemberTerm): boolean => centsBack !== null;
const STATE = { coming: 'coming', running: 'running', over: 'over', ended: 'endedState' } as const;
const SOURCE = { beans: 'from_beans', code: 'from_code', payment: 'from_payment' } as const;

/** Every term, newest first; one for beans or money can be ended. */
export function TermsList({ terms, busy, onEnd }: TermsListProps) {
  const t = useText(MEMBERSHIP_MESSAGES);
  const dates = useDateText();
  if (terms.length === 0)
    return (
      <CellGroup title={t('terms')}>
        <Cell title={t('noTerms')} />
      </CellGroup>
    );
  return (
    <CellGroup title={t('terms')}>
      {terms.map((term) => {
        const days = {
          first: dates.dayOfYear(term.firstDay),
          last: dates.dayOfYear(term.lastDay),
        };
        return (
          <Cell
            key={term.termId}
            title={t(SOURCE[term.source])}
            note={
              <View>
                <View>{t('termDays', days)}</View>
                <View>
                  {term.refund
                    ? t(`money_${term.refund.state}`, { price: moneyText(term.refund.cents) })
                    : ''}
                </View>
                {term.beansBack === null && term.centsBack === null ? null : (
                  <Button
                    kind="text"
                    size="sm"
                    loading={busy === term.termId}
                    label={t(isMoney(term) ? 'endMoneyNamed' : 'endNamed', days)}
                    onPress={() => onEnd(term)}
                  >
                    {t(isMoney(term) ? 'endMoney' : 'end')}
                  </Button>
                )}
              </View>
            }
            value={t(STATE[term.state])}
          />
        );
      })}
    </CellGroup>
  );
}

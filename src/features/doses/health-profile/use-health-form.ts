import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { signOf } from '@contract/agreement/text-rules';
import { askedOnly, healthViolation } from '@contract/health/profile-rules';
import type { HealthAnswers } from '@contract/health/profile-rules';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { clearHealth, saveHealth } from './api';
import { HEALTH_MESSAGES } from './messages';

export type HealthDetail = DataOf<'GET /linkman/health/detail.do'>;

const NOTHING: HealthAnswers = { answers: {}, days: {} };

const storedIn = ({ profile }: HealthDetail): HealthAnswers =>
  profile ? { answers: profile.answers, days: profile.days } : NOTHING;

interface State {
  readonly health: HealthAnswers;
  readonly consent: boolean;
  readonly isChanged: boolean;
  /** Saving was tried with something missing. */
  readonly tried: boolean;
  readonly busy: boolean;
  readonly failure: string;
}

const startOf = (detail: HealthDetail): State => {
  const { sex, birthday, today } = detail;
  return {
    // What was asked of a child is not asked again of an adult.
    health: askedOnly(storedIn(detail), { sex, birthday }, today),
    // Agreed to when it was stored; each saving is agreed to again.
    consent: false,
    isChanged: false,
    tried: false,
    busy: false,
    failure: '',
  };
};

/** What is filled in about a member's health, with saving and deleting it. */
export function useHealthForm(detail: HealthDetail) {
  const t = useText(HEALTH_MESSAGES);
  const [state, setState] = useState(() => startOf(detail));
  const { health, consent, busy } = state;
  const { linkmanId, today } = detail;
  useUnsavedInput(state.isChanged);
  const run = async (call: () => Promise<void>, after: Partial<State>): Promise<boolean> => {
    setState((now) => ({ ...now, busy: true, failure: '' }));
    try {
      await call();
      setState((now) => ({ ...now, ...after, isChanged: false, busy: false, tried: false }));
      return true;
    } catch (reason) {
      const failure = isApiError(reason) ? reason.msg : t('failed');
      setState((now) => ({ ...now, busy: false, failure }));
      return false;
    }
  };
  const asked = askedOnly(health, detail, today);
  const violation = healthViolation(asked, detail, today);
  return {
    ...state,
    change: (changed: HealthAnswers): void =>
      setState({ ...state, health: changed, isChanged: true, failure: '' }),
    agree: (agreed: boolean): void => setState({ ...state, consent: agreed }),
    /** Saves. @returns whether it was saved */
    async save(): Promise<boolean> {
      if (busy) return false;
      if (violation || !consent) {
        const failure = violation?.kind === 'empty' ? t('noAnswer') : '';
        setState({ ...state, tried: true, failure });
        return false;
      }
      return run(async () => {
        const agreed = await agreedNow([signOf('healthConsent')]);
        await saveHealth({ linkmanId, ...asked, consent: true, agreed });
      }, {});
    },
    /** Deletes what is stored. @returns whether it was deleted */
    clear: (): Promise<boolean> =>
      run(() => clearHealth(linkmanId), { health: NOTHING, consent: false }),
  };
}

import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { changeProfile } from './api';
import { AUTHOR_MESSAGES } from './messages';

/** What can be changed about oneself. */
export type Profile = Pick<AuthorDetail, 'nickname' | 'intro' | 'headImg'>;

/** Only what differs: an unchanged nickname is not checked again. */
export function profileChange(before: Profile, after: Profile): Partial<Profile> {
  const nickname = after.nickname.trim();
  const intro = after.intro.trim();
  return {
    ...(nickname === before.nickname ? {} : { nickname }),
    ...(intro === before.intro ? {} : { intro }),
    ...(after.headImg === before.headImg ? {} : { headImg: after.headImg }),
  };
}

export interface ProfileForm {
  readonly profile: Profile;
  readonly change: (change: Partial<Profile>) => void;
  /** The nickname is missing; known from the first attempt on. */
  readonly lacksName: boolean;
  readonly refusal: string;
  readonly busy: boolean;
  readonly save: () => Promise<void>;
}

/** Changes one's own profile. @param onSaved called once the provider has it */
export function useProfileForm(before: Profile, onSaved: () => void): ProfileForm {
  const [profile, setProfile] = useState(before);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const isNameless = profile.nickname.trim() === '';
  return {
    profile,
    change: (change) => setProfile((now) => ({ ...now, ...change })),
    lacksName: tried && isNameless,
    refusal,
    busy,
    async save() {
      setTried(true);
      setRefusal('');
      if (isNameless || busy) return;
      setBusy(true);
      try {
        await changeProfile(profileChange(before, profile));
        onSaved();
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : textOf(AUTHOR_MESSAGES)('failed'));
      } finally {
        setBusy(false);
      }
    },
  };
}

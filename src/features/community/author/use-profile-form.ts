import { useState } from 'react';
import { hasHiddenOutsidePictures } from '@contract/text/hidden-rules';
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

type NicknameViolation = 'nicknameViolation' | 'nicknameHidden';

/** What is wrong with a nickname as far as the device can say: it is missing, or a part of it cannot be seen. */
export function nicknameViolationOf(nickname: string): NicknameViolation | null {
  const name = nickname.trim();
  if (name === '') return 'nicknameViolation';
  return hasHiddenOutsidePictures(name) ? 'nicknameHidden' : null;
}

export interface ProfileForm {
  readonly profile: Profile;
  readonly change: (change: Partial<Profile>) => void;
  /** Why the nickname cannot be saved; known from the first attempt on. */
  readonly nameViolation: NicknameViolation | null;
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
  // An unchanged one is not sent.
  const violation =
    profile.nickname.trim() === before.nickname ? null : nicknameViolationOf(profile.nickname);
  return {
    profile,
    change: (change) => setProfile((now) => ({ ...now, ...change })),
    nameViolation: tried ? violation : null,
    refusal,
    busy,
    async save() {
      setTried(true);
      setRefusal('');
      if (violation !== null || busy) return;
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

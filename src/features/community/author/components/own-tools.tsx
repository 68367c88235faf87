import { View } from '@tarojs/components';
import { useState } from 'react';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import { ActionRefusal } from '@/features/community/feed/components/action-refusal';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Optional } from '@/ui/optional/optional';
import { showToast } from '@/ui/toast/toast';
import { changeProfile } from '../api';
import { AUTHOR_MESSAGES } from '../messages';
import { useAuthorAction } from '../use-author-action';
import styles from './own-tools.module.scss';
import { ProfilePopup } from './profile-popup';

/** What the reader does on their own page: edit the profile, protect comments, collections, reports. */
export function OwnTools({ author }: { readonly author: AuthorDetail }) {
  const t = useText(AUTHOR_MESSAGES);
  const [isEditing, setEditing] = useState(false);
  const { busy, error, run } = useAuthorAction();
  const { shielded } = author;
  const setShield = async (on: boolean): Promise<void> => {
    if (await run(() => changeProfile({ shielded: on })))
      showToast(t(on ? 'shieldOn' : 'shieldOff'), 'success');
  };
  return (
    <View>
      <View className={styles.edit}>
        <Button block kind="secondary" icon="pencil" onPress={() => setEditing(true)}>
          {t('edit')}
        </Button>
      </View>
      <ActionRefusal error={error} />
      <CellGroup>
        <Cell
          icon="shield-check"
          title={t('shield')}
          note={t('shieldNote')}
          value={
            <Switch
              label={t('shield')}
              on={shielded}
              disabled={busy}
              onChange={(on) => void setShield(on)}
            />
          }
        />
        <Cell
          icon="star"
          title={t('collections')}
          onPress={() => void navigate.to('collections')}
        />
        <Cell icon="flag" title={t('reports')} onPress={() => void navigate.to('report')} />
        <Cell
          icon="history"
          title={t('decisions')}
          note={t('decisionsNote')}
          onPress={() => void navigate.to('report', { list: 'decisions' })}
        />
      </CellGroup>
      <Optional>
        {isEditing ? <ProfilePopup author={author} onClose={() => setEditing(false)} /> : null}
      </Optional>
    </View>
  );
}

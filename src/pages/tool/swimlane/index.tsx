import { View } from '@tarojs/components';
import { useState } from 'react';
import { isDebugAidOn, switchDebugAid } from '@/shared/debug/debug-switch';
import { chooseLane, currentLane, isLane, leaveLane } from '@/shared/lane/lane';
import { renewServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Switch } from '@/ui/choice/switch';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { showToast } from '@/ui/toast/toast';
import { LANE_MESSAGES } from './messages';
import styles from './index.module.scss';

/** Sets the lane that calls send in their header, for testers (specification §6). */
export default function Swimlane() {
  const t = useText(LANE_MESSAGES);
  const title = usePageTitle('swimlane');
  const [now, setNow] = useState(currentLane);
  const [lane, setLane] = useState(now);
  const [violation, setViolation] = useState(false);
  const [aid, setAid] = useState(isDebugAidOn);

  const settle = (): void => {
    setNow(currentLane());
    void renewServerData();
    showToast(t('switched'), 'success');
  };
  const use = (): void => {
    const name = lane.trim();
    setViolation(!isLane(name));
    if (!isLane(name)) return;
    chooseLane(name);
    settle();
  };
  const leave = (): void => {
    leaveLane();
    setLane('');
    setViolation(false);
    settle();
  };
  return (
    <Page title={title}>
      <NoticeBar>{t('intro')}</NoticeBar>
      <CellGroup>
        <Cell title={t('now')} value={now || t('usual')} />
        <Cell title={t('environment')} value={APP_ENV} />
        <Cell title={t('version')} value={APP_VERSION} />
        <Cell
          title={t('aid')}
          note={t('aidNote')}
          value={
            <Switch
              label={t('aid')}
              on={aid}
              onChange={(on) => {
                setAid(on);
                switchDebugAid(on);
              }}
            />
          }
        />
      </CellGroup>
      <Field
        label={t('lane')}
        value={lane}
        onChange={setLane}
        hint={t('laneHint')}
        error={violation ? t('laneViolation') : undefined}
        maxLength={40}
      />
      <View className={styles.buttons}>
        <Button block onPress={use}>
          {t('use')}
        </Button>
        <View className={styles.second}>
          <Button kind="secondary" block disabled={!now} onPress={leave}>
            {t('leave')}
          </Button>
        </View>
      </View>
    </Page>
  );
}

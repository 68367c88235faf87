import { View } from '@tarojs/components';
import { SIGN_IN_MESSAGES } from '@/features/staff/session/sign-in-messages';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import type { IconName } from '@/ui/icon/icons';
import { CLAIM_MESSAGES } from '../claim-messages';
import { DESK_MESSAGES } from '../messages';
import { RECORD_MESSAGES } from '../records/record-messages';
import { deskSession } from '../session';
import styles from './desk-head.module.scss';

/** What the desk can do beside its list; each opens a sheet. */
export type DeskTool = 'walkIn' | 'code' | 'poster' | 'claim' | 'closing' | 'records' | 'signIns';

const KINDS: Partial<Record<DeskTool, 'primary' | 'text'>> = { walkIn: 'primary', closing: 'text' };

export interface DeskToolsProps {
  readonly isToday: boolean;
  /** Null where there is nothing to close or to open. */
  readonly closed: boolean | null;
  readonly onTool: (tool: DeskTool) => void;
}

/** The tools of the desk as buttons. */
export function DeskTools({ isToday, closed, onTool }: DeskToolsProps) {
  const t = useText(DESK_MESSAGES);
  const claims = useText(CLAIM_MESSAGES);
  const records = useText(RECORD_MESSAGES);
  const signIns = useText(SIGN_IN_MESSAGES);
  const isManager = deskSession.useSession(({ session }) => session?.staff.isManager ?? false);
  const tools: readonly (readonly [DeskTool, IconName, string])[] = [
    ['walkIn', 'user-plus', t('walkIn')],
    ['code', 'qr-code', t('code')],
    ['poster', 'megaphone', t('poster')],
    ['claim', 'id-card', claims('claim')],
    ['records', 'file-text', records('tool')],
    ...(isManager ? [['signIns', 'history', signIns('title')] as const] : []),
    // The last, and without a colour of its own: it turns people away, the others serve them.
    ['closing', closed ? 'calendar-check' : 'calendar-x', t(closed ? 'openDay' : 'closeDay')],
  ];
  return (
    <View className={styles.tools}>
      {tools.map(([tool, icon, text]) =>
        isToday || (tool !== 'walkIn' && tool !== 'code') ? (
          <View key={tool} className={styles.tool}>
            <Button
              block
              kind={KINDS[tool] ?? 'secondary'}
              size="sm"
              icon={icon}
              disabled={tool === 'closing' && closed === null}
              onPress={() => onTool(tool)}
            >
              {text}
            </Button>
          </View>
        ) : null,
      )}
    </View>
  );
}

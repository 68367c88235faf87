import { navigate } from '@/routes/navigate';
import { returnQuery } from './return-path-rules';
import { session } from './session-store';

/** Goes to a path of ours; first to binding a mobile where the account has none yet (specification §4). */
export function goOnSignedIn(path: string): void {
  const { userInfo, uFrom } = session();
  if (userInfo?.mobile === '') {
    void navigate.replace('bindMobile', { ...returnQuery(path), uFrom: uFrom || undefined });
  } else void navigate.toPath(path, 'replace');
}

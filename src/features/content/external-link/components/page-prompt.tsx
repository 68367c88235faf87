import { isMiniApp } from '@/platform/runtime/mini-app';
import { useJumpFollower, usePendingJump } from '../jump-store';
import { JumpPrompt } from './jump-prompt';

/**
 * The jump prompt within a page: mini-programs render nothing outside their pages; on H5 it is an overlay of every
 * page. Mounted when it is first needed.
 */
export function PagePrompt() {
  const isHere = isMiniApp();
  useJumpFollower(isHere);
  const isWaiting = usePendingJump((state) => state.jump !== null);
  return isWaiting && isHere ? <JumpPrompt /> : null;
}

import { useWaitingJump } from '../jump-store';
import { JumpPrompt } from './jump-prompt';

/** The jump prompt within a page: mini-programs draw nothing outside their pages. Made when it is first needed. */
export function PagePrompt() {
  const isWaiting = useWaitingJump((state) => state.jump !== null);
  return isWaiting ? <JumpPrompt /> : null;
}

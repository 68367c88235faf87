import { AppHintBar } from './app-hint-bar';
import { JumpPrompt } from './jump-prompt';

/** Both overlays; each is visible when its store says so. */
export const OverlayContent = () => (
  <>
    <AppHintBar />
    <JumpPrompt />
  </>
);

import { AppHintBar } from './app-hint-bar';
import { JumpPrompt } from './jump-prompt';

/** Both overlays; each shows itself when its store says so. */
export const OverlayContent = () => (
  <>
    <AppHintBar />
    <JumpPrompt />
  </>
);

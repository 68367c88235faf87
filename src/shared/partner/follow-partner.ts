import { runtime } from '@/platform/runtime';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';

const XDM = 'xdm';

/** In the xdm app, home is that app's own page (specification §2). */
export const homeOfPartner: BeforeGuard = ({ to }) =>
  to.name === 'home' && runtime().partner === XDM ? urlOf('xdmHome', to.query) : undefined;

/** Changes navigation for partner apps. Returns a function that stops it. */
export const followPartner = (): (() => void) => registerBeforeEach(homeOfPartner);

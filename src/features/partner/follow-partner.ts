import { runtime } from '@/platform/runtime';
import { registerBeforeEach } from '@/routes/guards';
import type { BeforeGuard } from '@/routes/guards';
import { urlOf } from '@/routes/navigate';

const XDM = 'xdm';

/** In the xdm app, home is the page made for it (specification §2). */
export const homeOfPartner: BeforeGuard = ({ to }) =>
  to.name === 'home' && runtime().partner === XDM ? urlOf('xdmHome', to.query) : undefined;

/** What partner apps change about navigation. Returns what ends that. */
export const followPartner = (): (() => void) => registerBeforeEach(homeOfPartner);

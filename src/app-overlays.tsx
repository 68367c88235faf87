import { UpdateBar } from './features/app-update/components/update-bar';
import { Overlays as LinkOverlays } from './features/external-link/components/overlays';

/** Overlays of every page of the site. */
export const Overlays = () => (
  <>
    <UpdateBar />
    <LinkOverlays />
  </>
);

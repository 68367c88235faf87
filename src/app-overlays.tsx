import { UpdateBar } from '@/shared/app-update/components/update-bar';
import { Overlays as LinkOverlays } from '@/features/content/external-link/components/overlays';

/** Overlays of every page of the site. */
export const Overlays = () => (
  <>
    <UpdateBar />
    <LinkOverlays />
  </>
);

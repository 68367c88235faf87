import { useEffect } from 'react';
import { suggestApp } from '@/features/external-link/app-hint-store';
import { HomeContent } from './home-content';
import type { HomeTopValues } from './home-top-values';
import { useHomePage } from './use-home-page';

export interface LiveHomeProps {
  /** Called with what the frame around it shows. */
  readonly onTop: (top: HomeTopValues) => void;
}

/** Home below its frame, with the provider's data. */
export function LiveHome({ onTop }: LiveHomeProps) {
  const { region, home, facts } = useHomePage();
  const { name: regionName } = region;
  const key = facts.join('\n');
  useEffect(
    () => onTop({ regionName, facts: key.split('\n').filter(Boolean) }),
    [onTop, regionName, key],
  );
  // The page was shown before this part could follow it.
  useEffect(suggestApp, []);
  return <HomeContent region={region} home={home} />;
}

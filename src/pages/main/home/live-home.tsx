import { View } from '@tarojs/components';
import { memo, useDeferredValue, useEffect } from 'react';
import { Filings } from '@/shared/agreement/components/filings';
import { suggestApp } from '@/features/content/external-link/app-hint-store';
import { HomeContent } from './home-content';
import type { HomeTopValues } from './home-top-values';
import styles from './live-home.module.scss';
import { useHomePage } from './use-home-page';
import type { HomePage } from './use-home-page';

export interface LiveHomeProps {
  /** Called with what the frame around it shows. */
  readonly onTop: (top: HomeTopValues) => void;
}

const Content = memo(function Content({ page }: { readonly page: HomePage }) {
  return <HomeContent region={page.region} home={page.home} />;
});

/** Home below its frame, with the provider's data. */
export function LiveHome({ onTop }: LiveHomeProps) {
  const page = useHomePage();
  const { name: regionName } = page.region;
  const key = page.facts.join('\n');
  useEffect(
    () => onTop({ regionName, facts: key.split('\n').filter(Boolean) }),
    [onTop, regionName, key],
  );
  // The page was shown before this part could follow it.
  useEffect(suggestApp, []);
  // Deferred: taps on the frame are answered while this is drawn.
  return (
    <>
      <View className={styles.content}>
        <Content page={useDeferredValue(page)} />
      </View>
      <Filings />
    </>
  );
}

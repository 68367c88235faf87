import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/routes/page-title';
import { Columns } from '@/ui/columns/columns';
import { Page } from '@/ui/page/page';
import { Hero } from './hero';
import { HomeTop } from './home-top';
import type { HomeTopValues } from './home-top-values';
import { QuickEntries } from './quick-entries';

export interface HomeFrameProps extends HomeTopValues {
  readonly children?: ReactNode;
}

/** The part of the home page that needs no data: it is in the first load of H5, and drawn into its start page. */
export function HomeFrame({ regionName, facts, children }: HomeFrameProps) {
  return (
    <Page title={usePageTitle('home')} header="none" back={false} layout="wide">
      <HomeTop regionName={regionName} />
      <Columns side={<QuickEntries />}>
        <Hero facts={facts} />
      </Columns>
      <View>{children}</View>
    </Page>
  );
}

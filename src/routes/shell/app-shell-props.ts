import type { ReactNode } from 'react';

export interface AppShellProps {
  readonly children?: ReactNode;
  /** Stands above the tab bar on H5; mini-programs draw nothing outside their pages. */
  readonly overlay?: ReactNode;
}

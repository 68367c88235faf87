import type { ReactNode } from 'react';

export interface AppShellProps {
  readonly children?: ReactNode;
  /** Shown above the tab bar on H5; mini-programs render nothing outside their pages. */
  readonly overlay?: ReactNode;
}

import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  readonly back: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly aside?: ReactNode;
}

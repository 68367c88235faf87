import './platform/engine/built-ins';
import type { PropsWithChildren } from 'react';
import { Overlays, startApp } from './app-start';
import { AppShell } from './routes/shell/app-shell';
import './app.scss';

startApp();

/** The app around every page. */
export default function App({ children }: PropsWithChildren) {
  return <AppShell overlay={<Overlays />}>{children}</AppShell>;
}

import Taro from '@tarojs/taro';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renewServerData } from '@/http/use-server';
import { reportError, textOfError } from '@/telemetry/errors';
import { BrokenPage } from './broken-page';

/** Keeps the app usable when a page throws while it is drawn: Taro's own boundary leaves such a page blank. */
class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError('render', error);
    // As Taro's own boundary does, which now hears of nothing.
    const { app } = Taro.getCurrentInstance();
    if (app && 'onError' in app && typeof app.onError === 'function')
      app.onError(textOfError(error));
  }

  // The answer that broke the page may be the reason, so another one is asked for.
  retry = (): void => {
    void renewServerData();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * A page inside its boundary (specification §8 "render errors"). What Taro reads off the page stays readable; that every
 * page can be shared as well.
 */
export function withBoundary<Props extends object>(
  Page: ComponentType<Props>,
): ComponentType<Props> {
  const Bounded = (props: Props) => (
    <PageBoundary>
      <Page {...props} />
    </PageBoundary>
  );
  return Object.assign(Bounded, Page, { enableShareAppMessage: true });
}

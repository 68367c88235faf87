import Taro from '@tarojs/taro';
import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { textOfError } from '@/telemetry/error-text';
import { BrokenPage } from './broken-page';
import { brokenPageReactions } from './broken-pages';

/** Keeps the app usable when a page throws while rendering: Taro's own boundary leaves such a page blank. */
class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    brokenPageReactions().report(error);
    // Taro's own boundary does this too, but errors no longer reach it.
    const { app } = Taro.getCurrentInstance();
    if (app && 'onError' in app && typeof app.onError === 'function')
      app.onError(textOfError(error));
  }

  // Refetches, because the page may have thrown on an answer.
  retry = (): void => {
    brokenPageReactions().renew();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage onRetry={this.retry} /> : this.props.children;
  }
}

/**
 * Wraps a page in its error boundary (specification §8 "render errors"). Keeps the properties that Taro reads from the
 * page, and enables sharing on every page.
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

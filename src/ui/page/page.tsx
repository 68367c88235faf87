import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { ErrorBlock } from '../state/error-block';
import type { ErrorBlockProps } from '../state/error-block';
import { Skeleton } from '../state/skeleton';
import type { SkeletonProps } from '../state/skeleton';
import { applyChrome } from '../theme/chrome';
import { themeClass } from '../theme/theme-class';
import { currentTheme, useTheme } from '../theme/theme-store';
import { PageHeader } from './page-header';
import '../tokens.scss';
import './page.scss';

export interface PageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Whether the H5 header has a back button. Default true; false on tab pages. */
  readonly back?: boolean | undefined;
  /** Replaces going back one page. */
  readonly onBack?: (() => void) | undefined;
  /** `none`: no header on H5; the page renders its own top with its title. */
  readonly header?: 'bar' | 'none' | undefined;
  /** Right-hand side of the header; on mini-programs at the top of the page. */
  readonly aside?: ReactNode;
  /** Sticky at the bottom: the main action. */
  readonly footer?: ReactNode;
  /** What the action is about: above the footer where that is a panel next to the content (`split`), else left out. */
  readonly summary?: ReactNode;
  /** The footer has several lines: on a low viewport it is not sticky but the end of the page. */
  readonly tallFooter?: boolean | undefined;
  /** Sticky below everything; see TabBar. */
  readonly tabBar?: ReactNode;
  /** Skeleton shown until the content has loaded; true means a list. */
  readonly loading?: boolean | SkeletonProps['shape'] | undefined;
  /** Shown instead of the content: why it is missing, and what to do. */
  readonly error?: ErrorBlockProps | undefined;
  /** Content without side padding. */
  readonly flush?: boolean | undefined;
  /** `document`: white background, for long text. */
  readonly tone?: 'app' | 'document' | undefined;
  /**
   * From 1024 px on, `wide`: room for two columns, which the content has (Columns) or a list of cards; `split`: the
   * footer is a panel next to the content. Default: one column, 640 px at most.
   */
  readonly layout?: 'wide' | 'split' | undefined;
  readonly className?: string | undefined;
}

/** Root of every page: theme, safe areas, header, content or its loading and error states, footer. */
export function Page(props: PageProps) {
  const { title, back = true, onBack, header = 'bar', aside, footer, tabBar, tone = 'app' } = props;
  // What is alone is in the middle of the page.
  const isAlone = props.error || (props.layout === 'split' && !footer && !props.loading);
  const layout = isAlone ? undefined : props.layout;
  const theme = useTheme();
  useEffect(() => applyChrome(theme), [theme]);
  // Native bars belong to a page, so a page that is shown again may still have the previous theme.
  useDidShow(() => applyChrome(currentTheme()));
  return (
    <View
      className={cx(
        themeClass(theme),
        'ui-page',
        `ui-page--${tone}`,
        layout && `ui-page--${layout}`,
        props.className,
      )}
    >
      {header === 'bar' ? (
        <PageHeader title={title} back={back} onBack={onBack} aside={aside} />
      ) : null}
      <View
        className={cx('ui-page__main', props.flush && 'ui-page__main--flush')}
        {...semantics({ role: 'main', busy: !!props.loading && !props.error })}
      >
        <PageContent {...props} />
      </View>
      <View className={cx('ui-page__bottom', props.tallFooter && 'ui-page__bottom--tall')}>
        {footer ? (
          <View className="ui-page__footer">
            {props.summary ? (
              <View className="ui-page__summary" {...semantics({ role: 'region', label: title })}>
                {props.summary}
              </View>
            ) : null}
            <View className="ui-page__actions">{footer}</View>
          </View>
        ) : null}
        {tabBar}
      </View>
    </View>
  );
}

function PageContent({ loading, error, children }: PageProps) {
  if (error) return <ErrorBlock {...error} />;
  if (loading) return <Skeleton shape={loading === true ? 'list' : loading} />;
  return <>{children}</>;
}

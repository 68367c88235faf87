import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import type { ExportDetail } from '@contract/export/endpoints';
import { isUnderWay } from '@contract/export/export-rules';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { EXPORT_DETAIL, LATEST_EXPORT } from './api';

/** ms between questions how far an export is, while its page is visible. */
const PAUSE = 2_000;

/** An export as the provider answers, asked again while it is under way. Without an id: the newest one. */
export function useExport(
  isLogin: boolean,
  exportId: string | undefined,
): Omit<ServerData<unknown>, 'data'> & { readonly data: ExportDetail | null | undefined } {
  const named = useServer(isLogin && exportId ? EXPORT_DETAIL : null, { exportId: exportId ?? '' });
  const latest = useServer(isLogin && !exportId ? LATEST_EXPORT : null);
  const { refresh } = exportId ? named : latest;
  const data = exportId ? named.data : latest.data && latest.data.latest;
  const isVisible = useRef(true);
  useDidHide(() => {
    isVisible.current = false;
  });
  useDidShow(() => {
    isVisible.current = true;
  });
  const isWatched = data ? isUnderWay(data.state) : false;
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => {
      if (isVisible.current) void refresh();
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isWatched, refresh]);
  return { ...(exportId ? named : latest), data };
}

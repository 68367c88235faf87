import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Entering } from '@/shared/partner/components/entering';
import { goOn } from '@/shared/partner/entry';
import { site } from '@/platform/site';
import type { Receiver } from '@/platform/site/types';
import { useRouteQuery } from '@/routes/hooks';
import { isSibling } from '../sibling-sites';

export interface RelayProps {
  readonly title: string;
  /** Handles a message of a sibling site; see `Receiver`. */
  readonly take: Receiver['take'];
}

/**
 * A page that another site of the product embeds in a hidden frame: it shows nothing and accepts messages of sibling
 * sites only. Opened directly, it redirects to what its `ssoRedirect` or `redirect` names, or home.
 */
export function Relay({ title, take }: RelayProps) {
  const query = useRouteQuery();
  const [isFramed] = useState(site.isFramed);
  useEffect(() => site.receive({ isAllowed: isSibling, take }), [take]);
  return isFramed ? <View /> : <Entering title={title} enter={() => goOn(query)} />;
}

import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import type { RouteName } from '@/routes/table';
import { semantics } from '@/ui/a11y/semantics';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import type { AgreementDocument } from '../document';
import { AGREEMENT_MESSAGES } from '../messages';
import { OPERATOR } from '../operator';
import { DocumentBlock } from './document-block';
import { RelatedLink } from './related-link';
import styles from './document-page.module.scss';

export interface DocumentPageProps {
  readonly route: RouteName;
  readonly document: AgreementDocument;
  /** Documents that belong to this one. */
  readonly related?: readonly RouteName[];
  /** Above the text, and below it: a question about it. */
  readonly notice?: ReactNode;
  /** After the sections. */
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** A document of the agreement area: version and operator on top, numbered sections, related documents below. */
export function DocumentPage({
  route,
  document,
  related = [],
  notice,
  children,
  footer,
}: DocumentPageProps) {
  const t = useText(AGREEMENT_MESSAGES);
  const dates = useDateText();
  const language = useLanguage();
  const title = usePageTitle(route);
  const { lead, sections } = document[language];
  return (
    <Page title={title} tone="document" footer={footer} tallFooter>
      <Optional>{notice}</Optional>
      <View className={styles.about}>
        {t('version', { version: document.version, day: dates.dayOfYear(document.effective) })}
      </View>
      <View className={styles.about}>
        {t('operator', { name: OPERATOR.name[language === 'en' ? 'en' : 'zh'] })}
      </View>
      <View className={styles.lead}>{lead}</View>
      {sections.map(({ heading, blocks }, index) => (
        <View key={heading} className={styles.section}>
          <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
            {`${index + 1}. ${heading}`}
          </View>
          {blocks.map((block, index) => (
            <DocumentBlock key={index} block={block} />
          ))}
        </View>
      ))}
      <Optional>{children}</Optional>
      <Optional>
        {related.length > 0 ? (
          <View className={styles.related}>
            <View className={styles.heading} {...semantics({ role: 'heading', level: 2 })}>
              {t('related')}
            </View>
            {related.map((name) => (
              <RelatedLink key={name} route={name} onPress={() => void navigate.to(name)} />
            ))}
          </View>
        ) : null}
      </Optional>
    </Page>
  );
}

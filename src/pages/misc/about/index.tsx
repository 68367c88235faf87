import { View } from '@tarojs/components';
import { filingsOf } from '@/shared/agreement/filing-rules';
import { OPERATOR } from '@/shared/agreement/operator';
import { leaveFor } from '@/features/content/external-link/jump-to';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { productName } from '@/i18n/product-name';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { semantics } from '@/ui/a11y/semantics';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Icon } from '@/ui/icon/icon';
import { Page } from '@/ui/page/page';
import { ABOUT_MESSAGES } from './messages';
import styles from './index.module.scss';

/**
 * Where to complain: the Ministry of Health's public line (2005), and the Cyberspace Administration's report centre
 * (12377.cn).
 */
const COMPLAINT_HOTLINES = [
  { hotline: '12320', about: 'healthLine' },
  { hotline: '12377', about: 'contentLine' },
] as const;

const DOCUMENTS = ['userAgreement', 'privacyPolicy', 'childrenPrivacy', 'algorithm'] as const;

/** About the product: description, version, operator, contact. */
export default function About() {
  const t = useText(ABOUT_MESSAGES);
  const title = usePageTitle('about');
  const side = useLanguage() === 'en' ? 'en' : 'zh';
  const { name, address, email, phone, licence } = OPERATOR;
  return (
    <Page title={title}>
      <View className={styles.head}>
        <View className={styles.mark}>
          <Icon name="sprout" size="xl" />
        </View>
        <View className={styles.name} {...semantics({ role: 'heading', level: 2 })}>
          {productName()}
        </View>
        <View className={styles.version}>{t('version', { version: APP_VERSION })}</View>
        <View className={styles.lead}>{t('lead')}</View>
      </View>
      <CellGroup title={t('help')}>
        <Cell icon="headset" title={t('service')} onPress={() => void navigate.to('help')} />
        <Cell
          icon="message-square"
          title={t('feedback')}
          onPress={() => void navigate.to('feedback')}
        />
        <Cell icon="phone" title={t('call')} value={phone} onPress={() => callPhone(phone)} />
      </CellGroup>
      <CellGroup title={t('rules')}>
        {DOCUMENTS.map((route) => (
          <Cell key={route} title={t(route)} onPress={() => void navigate.to(route)} />
        ))}
      </CellGroup>
      <CellGroup title={t('operator')}>
        <Cell title={name[side]} />
        <Cell title={t('address')} note={address[side]} />
        <Cell title={t('email')} note={email} />
        {licence === '' ? null : <Cell title={t('licence')} note={licence} />}
        {filingsOf(OPERATOR).map(({ kind, text, url }) => (
          <Cell key={kind} title={t(kind)} note={text} onPress={() => void leaveFor(url)} />
        ))}
      </CellGroup>
      <CellGroup title={t('complaints')}>
        <Cell title={t('clinic')} note={t('clinicNote')} />
        <Cell title={t('reaction')} note={t('reactionNote')} />
        {COMPLAINT_HOTLINES.map(({ hotline, about }) => (
          <Cell
            key={hotline}
            icon="phone"
            title={t(about)}
            value={hotline}
            onPress={() => callPhone(hotline)}
          />
        ))}
      </CellGroup>
    </Page>
  );
}

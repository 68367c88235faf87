import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';
import { GALLERY } from '../messages';

export function NoticeSection() {
  const t = useText(GALLERY);
  return (
    <Section title={t('notices')}>
      <NoticeBar title={t('noticeTitle')} onClose={() => undefined}>
        {t('noticeInfo')}
      </NoticeBar>
      <NoticeBar tone="success">{t('noticeGood')}</NoticeBar>
      <NoticeBar tone="warning">{t('noticeWarn')}</NoticeBar>
      <NoticeBar tone="danger" action={{ text: t('noticeAction'), onPress: () => undefined }}>
        {t('noticeBad')}
      </NoticeBar>
    </Section>
  );
}

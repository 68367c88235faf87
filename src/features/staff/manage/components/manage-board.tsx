import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { MANAGE_MESSAGES } from '../messages';
import type { ManageSection } from '../section';
import { MANAGE_SECTIONS } from '../sections';
import { useManageData } from '../use-manage-data';
import { ManagedClinic } from './managed-clinic';
import { SectionLinks } from './section-links';
import styles from './manage.module.scss';

export interface ManageBoardProps {
  /** Of the page's query: the section, by its id. */
  readonly section: string | undefined;
  /** Of the page's query: the operator's choice, by its code. */
  readonly clinic: string | undefined;
}

/** The sections of a manager's own clinic, or of the operator's choice. */
export function ManageBoard({ section, clinic }: ManageBoardProps) {
  const t = useText(MANAGE_MESSAGES);
  const { data: me, error, refresh } = useManageData('GET /manage/me.do', {});
  if (!me)
    return error ? (
      <ErrorBlock title={t('loadFailed')} reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="list" count={4} />
    );
  const sections = MANAGE_SECTIONS.filter(({ roles }) => roles.includes(me.role));
  const shown = sections.find(({ id }) => id === section) ?? sections[0];
  if (!shown) return <Empty icon="clipboard-list" title={t('noSections')} />;
  const chosen = me.role === 'operator' ? clinic || null : (me.clinic?.depaCode ?? null);
  return <SectionsOf me={me} sections={sections} shown={shown} depaCode={chosen} />;
}

interface SectionsProps {
  readonly me: DataOf<'GET /manage/me.do'>;
  readonly sections: readonly ManageSection[];
  readonly shown: ManageSection;
  readonly depaCode: string | null;
}

/** Where the page is goes into its address: it can be linked, and the browser's way back works. */
const open = (section: string, depaCode: string | null, { role }: SectionsProps['me']): void =>
  void navigate.to('manage', {
    section,
    ...(role === 'operator' && depaCode !== null ? { clinic: depaCode } : {}),
  });

function SectionsOf({ me, sections, shown, depaCode }: SectionsProps) {
  const t = useText(MANAGE_MESSAGES);
  const isOperator = me.role === 'operator';
  const wanted = isOperator && depaCode !== null ? { words: depaCode } : null;
  const { data: found } = useManageData('GET /manage/clinics.do', wanted);
  const clinic = found?.list.find((each) => each.depaCode === depaCode);
  const ownName = me.clinic?.name ?? null;
  const name = depaCode === null ? null : (clinic?.name ?? depaCode);
  return (
    <View className={styles.board}>
      <View className={styles.side}>
        <ManagedClinic
          name={isOperator ? name : ownName}
          onChoose={isOperator ? (next) => open(shown.id, next, me) : null}
        />
        <SectionLinks
          sections={sections}
          shown={shown.id}
          onChoose={(id) => open(id, depaCode, me)}
        />
      </View>
      <View className={styles.section}>
        {wanted && found && !clinic ? (
          <ErrorBlock icon="hospital" title={t('chooseFirst')} reason={t('clinicUnknown')} />
        ) : (
          <Section key={depaCode ?? ''} section={shown} depaCode={depaCode} />
        )}
      </View>
    </View>
  );
}

interface SectionProps {
  readonly section: ManageSection;
  readonly depaCode: string | null;
}

function Section({ section, depaCode }: SectionProps) {
  const t = useText(MANAGE_MESSAGES);
  if (section.scope === 'all') return <section.Component depaCode={depaCode} />;
  if (depaCode === null)
    return <Empty icon="hospital" title={t('chooseFirst')} text={t('chooseFirstText')} />;
  return <section.Component depaCode={depaCode} />;
}

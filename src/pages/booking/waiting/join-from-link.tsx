import { View } from '@tarojs/components';
import { useState } from 'react';
import { PersonPicker } from '@/features/subscribe/components/person-picker';
import { preselected } from '@/features/subscribe/use-subscribe-form';
import { JoinPopup } from '@/features/waiting/components/join-popup';
import { WAITING_MESSAGES } from '@/features/waiting/messages';
import { serverToday } from '@/http/server-clock';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Section } from '@/ui/section/section';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './index.module.scss';

export interface JoinFromLinkProps {
  readonly productId: string;
  /** Without one any clinic of the city is waited for. */
  readonly depaCode: string | undefined;
}

const NONE: readonly string[] = [];

/** Joining for a vaccine that is full: who, and which dose. */
export function JoinFromLink({ productId, depaCode }: JoinFromLinkProps) {
  const t = useText(WAITING_MESSAGES);
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' });
  const product = useServer('GET /vaccine/product/detail.do', { vaccId: productId });
  const [picked, setPicked] = useState<string | null>(null);
  const [doseNo, setDoseNo] = useState(1);
  const [isOpen, setOpen] = useState(false);
  if (!people.data || !product.data) return <Skeleton shape="text" count={2} />;
  const chosen = preselected(people.data, picked, undefined);
  const person = people.data.find((one) => one.linkmanId === chosen);
  const { name, doses } = product.data;
  return (
    <Section title={t('forWhat', { product: name })} note={t('tellMeHint')}>
      <PersonPicker
        people={people.data}
        chosen={chosen}
        today={serverToday()}
        onChoose={setPicked}
        onAdd={() => void navigate.to('memberForm', { type: '3' })}
      />
      <View className={styles.dose}>
        {doses.length > 1 ? (
          <RadioGroup
            label={t('dose')}
            value={doseNo}
            options={doses.map((dose) => ({ value: dose.doseNo, label: dose.label }))}
            onChange={setDoseNo}
            shape="chips"
          />
        ) : null}
      </View>
      <Button block icon="bell" disabled={!person} onPress={() => setOpen(true)}>
        {t('tellMe')}
      </Button>
      <View>
        {isOpen && person ? (
          <JoinPopup
            productId={productId}
            linkmanId={person.linkmanId}
            name={person.name}
            doseNo={doseNo}
            depaCode={depaCode}
            fullDays={NONE}
            hasFreeDay={false}
            day={null}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </View>
    </Section>
  );
}

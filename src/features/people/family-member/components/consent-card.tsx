import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import styles from './consent-card.module.scss';

interface ConsentCardProps {
  readonly title: string;
  /** What it is for. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A separate consent to the handling of sensitive personal information. */
export function ConsentCard({ title, text, children }: ConsentCardProps) {
  return (
    <Card className={styles.consent}>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={styles.text}>{text}</View>
      {children}
    </Card>
  );
}

interface ConsentCheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is said where it was left out; '' otherwise. */
  readonly fault: string;
}

/** One of its consents. */
export function ConsentCheck({ label, checked, onChange, fault }: ConsentCheckProps) {
  return (
    <View>
      <Checkbox checked={checked} onChange={onChange} label={label} invalid={fault !== ''} />
      <View className={styles.fault} {...semantics({ live: 'polite' })}>
        {fault}
      </View>
    </View>
  );
}

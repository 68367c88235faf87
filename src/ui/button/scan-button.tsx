import { View } from '@tarojs/components';
import { CAN_SCAN, scanCode } from '@/platform/scan';
import { Button } from './button';
import './button.scss';

export interface ScanButtonProps {
  readonly text: string;
  /** Receives the text of a scanned QR code. */
  readonly onText: (text: string) => void;
}

/** Opens the scanner; nothing where the platform has none. */
export function ScanButton({ text, onText }: ScanButtonProps) {
  const scan = async (): Promise<void> => {
    const outcome = await scanCode();
    if (outcome.status === 'scanned') onText(outcome.text);
  };
  if (!CAN_SCAN) return null;
  return (
    <View className="ui-button-scan">
      <Button block kind="secondary" icon="scan-line" onPress={() => void scan()}>
        {text}
      </Button>
    </View>
  );
}

export interface ShareHintProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

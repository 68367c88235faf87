/** Result of one harmless call to a platform's service. */
export interface ServiceCheck {
  readonly service: string;
  readonly state: 'ok' | 'failed' | 'off';
  /** One sentence for the operator; never a key. */
  readonly says: string;
}

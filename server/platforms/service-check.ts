/** What a service of a platform said to one harmless question. */
export interface ServiceCheck {
  readonly service: string;
  readonly state: 'ok' | 'failed' | 'off';
  /** One sentence for the operator; never a key. */
  readonly says: string;
}

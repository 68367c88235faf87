/** Fields of the implicit label of AI-made content (GB 45438-2025, annex E), in its order. */
export const AIGC_FIELDS = [
  'Label',
  'ContentProducer',
  'ProduceID',
  'ReservedCode1',
  'ContentPropagator',
  'PropagateID',
  'ReservedCode2',
] as const;

/** Values of C2PA and IPTC `DigitalSourceType` that mean AI. */
export const AI_SOURCE_TYPES = [
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
] as const;

/** What a file says about being made by AI. No platform may remove it. */
export interface AiMark {
  /** Implicit label of GB 45438-2025. */
  readonly aigc?: Readonly<Partial<Record<(typeof AIGC_FIELDS)[number], string>>>;
  readonly sourceType?: (typeof AI_SOURCE_TYPES)[number];
}

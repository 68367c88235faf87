/**
 * What is changed by those who manage clinics, and by the operator's commands: each has its words on the page
 * (`src/features/staff/manage/changes/change-messages.ts`).
 */
export const CHANGE_ACTIONS = [
  'staffAdded',
  'staffEnded',
  'staffFactorReset',
  'staffSignedOut',
  'staffPassword',
  'contentAdded',
  'contentChanged',
  'contentTakenBack',
  'catalogueApplied',
  'clinicProductChanged',
  'exceptionsChanged',
  'scheduleChanged',
  'hoursChanged',
  'lotReceived',
  'lotMoved',
  'lotState',
  'recallStarted',
  'recallEnded',
] as const;

export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

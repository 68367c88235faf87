import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import type { IconName } from '@/ui/icon/icons';

export const REMEDY_ICONS: Readonly<Record<RemedyKind, IconName>> = {
  otherVisit: 'users',
  otherTime: 'calendar-days',
  later: 'calendar-clock',
  wait: 'bell',
  otherClinic: 'hospital',
  otherVaccine: 'syringe',
  otherPerson: 'user',
  addPerson: 'user-plus',
  leaveOut: 'users',
  otherDose: 'calendar-plus',
  editPerson: 'pencil',
  addGuardian: 'shield-check',
  health: 'heart',
  replace: 'calendar-check',
  viewOrder: 'clipboard-list',
  plan: 'list-filter',
  readDisclosure: 'file-text',
  queue: 'ticket',
  withoutHold: 'send',
  refresh: 'refresh-cw',
  askClinic: 'phone',
};

/** Kinds that this version knows; a later provider may name others. */
export const isSupportedKind = (kind: string): kind is RemedyKind => kind in REMEDY_ICONS;

/** Kinds of days that differ from a clinic's week: closed, open as on another weekday, with other capacity. */
export const EXCEPTION_KINDS = ['closed', 'extra', 'capacity'] as const;

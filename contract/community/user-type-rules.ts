/** Kinds of authors (specification §6 "Community user types"). Type 40 is shown as an operated account. */
export const USER_TYPE = { NORMAL: 10, DOCTOR: 20, OFFICIAL: 30, WATER_ARMY: 40 } as const;
export type UserType = (typeof USER_TYPE)[keyof typeof USER_TYPE];

/** What can be reported (specification §6 "Report targets"). */
export const REPORT_TARGET = { POST: 10, COMMENT: 20 } as const;
export type ReportTarget = (typeof REPORT_TARGET)[keyof typeof REPORT_TARGET];

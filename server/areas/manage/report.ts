import { rangeProblem } from '@contract/manage/report-rules';
import type { RangeProblem } from '@contract/manage/report-rules';
import type { Db } from '../../db/database';
import { managedClinic } from '../../domain/staff/manage/managed-clinic';
import { createReports } from '../../domain/staff/manage/read-report';
import { refusedInput } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Bilingual } from '../../kernel/language';

const PROBLEMS: Readonly<Record<RangeProblem, Bilingual>> = {
  order: {
    zh: '结束日期早于开始日期，请调换',
    en: 'the last day is before the first. Swap them.',
  },
  tooMany: {
    zh: '最多统计 366 天，请缩短日期范围',
    en: 'a report has at most 366 days. Choose fewer.',
  },
  tooManySlots: {
    zh: '按时段最多统计 31 天，请缩短日期范围，或改按小时统计',
    en: 'a report by time slot has at most 31 days. Choose fewer, or rows by hour.',
  },
};

/** Reports of a manager's own clinic; the operator's of any, or of all. */
export function reportRoutes(db: Db): readonly Route[] {
  const readReport = createReports(db);
  return [
    route('GET /manage/report.do', async (input, { staff, language, today }) => {
      const { firstDay, lastDay, group, depaCode: asked, productId = null } = input;
      const problem = rangeProblem(group, firstDay, lastDay);
      if (problem) throw refusedInput(PROBLEMS[problem]);
      const isAll = staff.role === 'operator' && asked === undefined;
      const depaCode = isAll ? null : await managedClinic(db, staff, asked ?? staff.depaCode);
      const request = { firstDay, lastDay, group, depaCode, productId };
      return readReport(request, { language, today });
    }),
  ];
}

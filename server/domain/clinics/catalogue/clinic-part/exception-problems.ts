import type { ClinicEdits, ExceptionFields } from '@contract/manage/catalogue-fields';
import type { ExceptionRow } from '../../../../catalogue/rows';
import { CAPACITY, CAPACITY_PERCENT, LONGEST_REASON, WEEKDAY } from '../rules/limits';
import type { FieldProblems } from './edit-problem';
import { exceptionFieldsOf, exceptionKey } from './edited-rows';
import { endsLater, reportAlone, reportDays, reportNumber } from './typed-problems';

function reportKind(fields: ExceptionFields, problems: FieldProblems): void {
  const { kind, weekday, capacity, capacityPercent } = fields;
  const isCapacity = kind === 'capacity';
  if (kind === 'extra' && weekday === null)
    problems.add('weekday', '请选择按星期几的安排', 'Choose the weekday whose times to use');
  if (kind !== 'extra' && weekday !== null)
    problems.add('weekday', '只有加开才按星期几', 'Only extra days follow a weekday');
  if (isCapacity && (capacity === null) === (capacityPercent === null))
    problems.add(
      'capacity',
      '请填写每个时段的人数，或原来的百分之几',
      'Enter the people per slot, or a percentage of the usual number',
    );
  if (!isCapacity && (capacity !== null || capacityPercent !== null))
    problems.add('capacity', '只有改变人数才填人数', 'Only another capacity has a number');
  reportNumber('weekday', weekday, WEEKDAY, problems);
  reportNumber('capacity', capacity, CAPACITY, problems);
  reportNumber('capacityPercent', capacityPercent, CAPACITY_PERCENT, problems);
}

function reportReason({ reason }: ExceptionFields, problems: FieldProblems): void {
  for (const language of ['zh', 'en'] as const) {
    const length = reason[language].length;
    if (length === 0)
      problems.add(
        `reason.${language}`,
        language === 'zh' ? '请填写中文原因' : '请填写英文原因',
        language === 'zh' ? 'Enter the reason in Chinese' : 'Enter the reason in English',
      );
    else if (length > LONGEST_REASON)
      problems.add(
        `reason.${language}`,
        `原因最多 ${LONGEST_REASON} 字`,
        `A reason has ${LONGEST_REASON} characters at most`,
      );
  }
}

function reportException(
  fields: ExceptionFields,
  own: ReadonlySet<string>,
  problems: FieldProblems,
): void {
  const { productIds, startTime, endTime } = fields;
  if (productIds.some((id) => !own.has(id)))
    problems.add('productIds', '门诊没有这种疫苗', 'The clinic does not have this vaccine');
  reportDays(['firstDay', 'lastDay'], fields, problems);
  const times = ['startTime', 'endTime'] as const;
  reportAlone({ fields: times, values: [startTime, endTime] }, problems);
  if (startTime !== null && endTime !== null)
    endsLater({ fields: times, from: startTime, to: endTime }, problems);
  reportKind(fields, problems);
  reportReason(fields, problems);
}

/**
 * Reports what is wrong with exceptions that are added, and those that are removed and not there.
 * @param existing the clinic's @param own products that the clinic will have
 */
export function reportExceptions(
  { addedExceptions, removedExceptions }: ClinicEdits,
  existing: readonly ExceptionRow[],
  own: ReadonlySet<string>,
  problems: FieldProblems,
): void {
  const there = new Set(existing.map((row) => exceptionKey(exceptionFieldsOf(row))));
  removedExceptions.forEach((fields, index) => {
    const key = exceptionKey(fields);
    if (!there.has(key))
      problems
        .within('removedExceptions')
        .add(
          String(index),
          '有人已经改过或删掉了它，请重新载入',
          'Someone has changed or removed it already. Reload the page',
        );
    there.delete(key);
  });
  addedExceptions.forEach((fields, index) => {
    const at = problems.within('addedExceptions').within(index);
    reportException(fields, own, at);
    const key = exceptionKey(fields);
    if (there.has(key)) at.add('firstDay', '已有一样的安排', 'This exception exists already');
    there.add(key);
  });
}

import { templateViolations } from '../../wechat/template-fields';
import { accepted, refused } from './answers';
import type { Asked } from './asked';

/** Sends a subscribe message: each acceptance is valid for one. */
export function answerSubscribeMessage({ state, body }: Asked): Response {
  const { templates = null, templateFields = {}, pages = null, isLenient } = state.options;
  const { template_id: template, touser, page, data } = body;
  if (templates && !templates.includes(String(template)))
    return refused(40037, 'invalid template_id');
  const path = String(page ?? '').split('?')[0] ?? '';
  if (page !== undefined && pages && !pages.includes(path)) return refused(41030, 'invalid page');
  const fields = data as Readonly<Record<string, unknown>>;
  const lacking = templateFields[String(template)]?.filter((name) => !(name in fields)) ?? [];
  const [violation] = [...templateViolations(fields), ...lacking];
  if (violation !== undefined) return refused(47003, `argument invalid! data.${violation}`);
  if (isLenient) return accepted({ msgid: state.calls.length + 1 });
  const key = `${String(touser)} ${String(template)}`;
  const unused = state.acceptances.get(key) ?? 0;
  if (unused === 0) return refused(43101, 'user refuse to accept the msg');
  state.acceptances.set(key, unused - 1);
  return accepted({ msgid: state.calls.length + 1 });
}

/** The account's templates, each with a line for each of its fields. */
export function answerTemplateList({ state }: Asked): Response {
  const { templates = null, templateFields = {} } = state.options;
  const data = (templates ?? Object.keys(templateFields)).map((id) => {
    const lines = (templateFields[id] ?? []).map((name) => [name, `${name}:{{${name}.DATA}}\n`]);
    return {
      priTmplId: id,
      title: '接种通知',
      content: lines.map(([, line]) => line).join(''),
      example: lines.map(([name]) => `${name}:示例\n`).join(''),
      type: 2,
    };
  });
  return accepted({ data });
}

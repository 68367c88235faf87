import * as v from 'valibot';
import { ownLink, plainText, richContent } from '@contract/message/rich-content';
import { CommandError } from '../../../../kernel/command-error';

const bilingual = (max: number) => v.strictObject({ zh: plainText(1, max), en: plainText(1, max) });

const definition = v.strictObject({
  messageClass: v.picklist(['activity', 'service']),
  title: bilingual(40),
  summary: bilingual(120),
  content: v.strictObject({ zh: richContent, en: richContent }),
  /** Leads to a page of ours. */
  button: v.optional(v.strictObject({ text: bilingual(30), ...ownLink.entries })),
});

/** A notice to everybody, as the operator writes it. */
export type NoticeDefinition = v.InferOutput<typeof definition>;

/** Reads a notice from its JSON. @throws CommandError naming what is wrong with it */
export function readNotice(json: string): NoticeDefinition {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new CommandError('The file is not JSON.');
  }
  const parsed = v.safeParse(definition, data);
  if (parsed.success) return parsed.output;
  throw new CommandError(
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('\n'),
  );
}

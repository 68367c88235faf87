import { runCommand } from './command';
import { claimingNames } from './domain/community/moderation/claiming-names';
import { CommandError } from './kernel/command-error';

const USAGE = `Names for moderators to look at (docs/operating.md, "Names that claim to be official"); nothing is changed.
  names list    nicknames, intros and topics that today's rules would refuse: <what> <id> <why>: <text>`;

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;

/** A name on one line, with what draws nothing as its number: an operator's terminal must not obey it either. */
const escaped = (text: string): string =>
  text.replace(UNSEEN, (sign) => `<U+${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`);

runCommand(async ({ db }, _config, [verb]) => {
  if (verb !== 'list') throw new CommandError(USAGE);
  const lines: string[] = [];
  for await (const { what, id, why, text } of claimingNames(db))
    lines.push(`${what} ${id} ${why}: ${escaped(text)}`);
  return lines.join('\n') || 'No name breaks the rules.';
});

import { runCommand } from './command';
import { discloseEntries, listDisclosures } from './shared/network-log/disclose';
import { ASKED_KINDS } from './shared/network-log/find-author';
import { readRequest } from './shared/network-log/request-words';
import { CommandError } from './kernel/command-error';
import { loadDataKeys } from './kernel/data-keys';
import { operatorName } from './kernel/operator-name';
import { loadPersonKey } from './kernel/person-key';
import { createFieldCipher } from './sealed/field-cipher';

const USAGE = `The network log (docs/operating.md).
  network-log disclose <${ASKED_KINDS.join('|')}> <id or public name> <first day> <last day> --reason <case number and authority>
    what one account did from where, as CSV with addresses; that it was asked is recorded
  network-log requests   each time that somebody was answered, as CSV`;

runCommand(async ({ db }, { now, personKey, dataKeys, dataDir }, [verb, ...words]) => {
  if (verb === 'requests' && words.length === 0) return listDisclosures(db);
  if (verb !== 'disclose') throw new CommandError(USAGE);
  const request = { ...readRequest(words, USAGE), operator: operatorName() };
  const keys = loadDataKeys(dataKeys, dataDir);
  const cipher = createFieldCipher(keys, loadPersonKey(personKey, dataDir));
  return discloseEntries({ db, cipher }, request, now);
});

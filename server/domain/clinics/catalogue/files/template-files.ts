import { FILES } from './tables/files';
import { templateText } from './write-table';

/** The CSV files of a new folder, by name: headers, explained in Chinese and English, and examples as comments. */
export const templateFiles = (): Map<string, string> =>
  new Map(Object.values(FILES).map((file) => [file.name, templateText(file)]));

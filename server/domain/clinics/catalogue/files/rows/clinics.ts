import { reportAlone } from '../checks/periods';
import { gridPoint } from '../fields/coordinates';
import { Refusal } from '../fields/refusal';
import { closedWeek } from './opening-hours';
import { clinicPicture, defaultPictures } from './pictures';
import type { CLINICS } from '../tables/clinics';
import type { Bilingual, DepartmentRow } from '../../../../../catalogue/rows';
import type { CatalogueRegion } from '../context';
import type { FileProblems } from '../file-problems';
import type { Line } from '../read-table';
import type { OpeningHours } from './opening-hours';

type ClinicLine = Line<(typeof CLINICS)['columns']>;

/** A text that may be missing, but then in both languages. */
function optionalPair(
  line: ClinicLine,
  name: 'introduction' | 'traffic' | 'offline_notice',
  problems: FileProblems,
): Bilingual | null {
  const [zh, en] = [line[`${name}_zh`], line[`${name}_en`]];
  reportAlone(line.line, [`${name}_zh`, zh], [`${name}_en`, en], problems);
  return zh === null || en === null ? null : { zh, en };
}

/** Code of the city that a district, or a city without any, belongs to. */
function cityOf(
  { line, region }: ClinicLine,
  regions: ReadonlyMap<string, CatalogueRegion>,
  problems: FileProblems,
): string {
  const found = regions.get(region);
  if (!found) problems.error(line, 'region', `there is no region ${region}`);
  else if (found.level === 1)
    problems.error(line, 'region', `${region} is a province: name the district`);
  return found?.level === 3 ? (found.parent ?? region) : region;
}

/** Accuracy of coordinates with so few decimals is a kilometre at best. */
const isCoarse = (degrees: number): boolean => Number(degrees.toFixed(2)) === degrees;

function pointOf(
  line: ClinicLine,
  problems: FileProblems,
): { latitude: number; longitude: number } {
  const { latitude, longitude } = line;
  const point = gridPoint({ latitude, longitude }, line.coordinate_system);
  if (point instanceof Refusal) {
    problems.error(line.line, 'latitude', point.message);
    return { latitude, longitude };
  }
  if (isCoarse(latitude) && isCoarse(longitude))
    problems.warning(
      line.line,
      'latitude',
      'two decimals or fewer: the map will be wrong by a kilometre; six are right',
    );
  return point;
}

const NOTHING: Bilingual = { zh: '', en: '' };

/** Makes the rows of clinics.csv and of the hours that belong to them. */
export function clinicRows(
  lines: readonly ClinicLine[],
  hours: OpeningHours,
  regions: ReadonlyMap<string, CatalogueRegion>,
  problems: FileProblems,
): DepartmentRow[] {
  return lines.map((line) => {
    const imgUrl = line.picture ?? clinicPicture(line.code);
    return {
      depaCode: line.code,
      regionCode: line.region,
      cityCode: cityOf(line, regions, problems),
      name: { zh: line.name_zh, en: line.name_en },
      address: { zh: line.address_zh, en: line.address_en },
      introduction: optionalPair(line, 'introduction', problems) ?? NOTHING,
      traffic: optionalPair(line, 'traffic', problems) ?? NOTHING,
      licence: line.licence,
      phone: line.phone,
      imgUrl,
      images: line.pictures ? [...line.pictures] : defaultPictures(line.code, imgUrl),
      ...pointOf(line, problems),
      payWay: line.payment_methods,
      hours: hours.get(line.code) ?? closedWeek(),
      isOnline: line.online ?? true,
      offlineNotice: optionalPair(line, 'offline_notice', problems),
    };
  });
}

import { avatar } from './avatar';
import { clinicFront, clinicHall } from './clinic';
import { cover } from './cover';
import { decoration } from './decoration';
import { vaccinePicture } from './vaccine';

const PATH = /^\/pictures\/(clinic|vaccine|article|zone|avatar|decoration)\/([\w-]{1,40})\.svg$/;
const HALL = '-hall';

/** What is in the catalogue and has a picture that is drawn of it. */
export type Pictured = 'vaccine' | 'article' | 'zone';

/** What a picture shows of an entry of the catalogue; `vaccineCode` of a product. */
export interface Shown {
  readonly title: string;
  readonly vaccineCode?: string;
}

/** Finds an entry of the catalogue; undefined where there is none. */
export type FindShown = (kind: Pictured, id: string) => Promise<Shown | undefined>;

function clinic(name: string): string {
  return name.endsWith(HALL) ? clinicHall(name.slice(0, -HALL.length)) : clinicFront(name);
}

const DRAW = { clinic, avatar, decoration } as const;
const isDrawnAlone = (kind: string): kind is keyof typeof DRAW => kind in DRAW;

/** The SVG text of a path such as `/pictures/clinic/1101015605.svg`; undefined when there is no such picture. */
export async function picture(path: string, find: FindShown): Promise<string | undefined> {
  const [, kind, name] = PATH.exec(path) ?? [];
  if (!kind || !name) return undefined;
  if (isDrawnAlone(kind)) return DRAW[kind](name);
  const shown = await find(kind as Pictured, name);
  if (!shown) return undefined;
  return kind === 'vaccine'
    ? vaccinePicture(shown.vaccineCode ?? '', shown.title)
    : cover(name, shown.title);
}

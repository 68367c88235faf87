import { seedProducts } from '../seed/vaccines/products';
import { seedZones } from '../seed/zones';
import { avatar } from './avatar';
import { clinicFront, clinicHall } from './clinic';
import { articleCover, cover } from './cover';
import { decoration } from './decoration';
import { vaccinePicture } from './vaccine';

const PATH = /^\/pictures\/(clinic|vaccine|article|zone|avatar|decoration)\/([\w-]{1,40})\.svg$/;
const HALL = '-hall';

const products = new Map(seedProducts().map((product) => [product.id, product]));
const zones = new Map(seedZones([]).map((zone) => [zone.id, zone]));

function clinic(name: string): string {
  return name.endsWith(HALL) ? clinicHall(name.slice(0, -HALL.length)) : clinicFront(name);
}

function vaccine(id: string): string | undefined {
  const product = products.get(id);
  return product && vaccinePicture(product);
}

function zone(id: string): string | undefined {
  const found = zones.get(id);
  return found && cover(id, `${found.name.zh} ${found.name.en}`);
}

const DRAW = { clinic, vaccine, article: articleCover, zone, avatar, decoration } as const;

/** The SVG text of a path such as `/pictures/clinic/1101015605.svg`; undefined when there is no such picture. */
export function picture(path: string): string | undefined {
  const [, kind, name] = PATH.exec(path) ?? [];
  return kind && name ? DRAW[kind as keyof typeof DRAW](name) : undefined;
}

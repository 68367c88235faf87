import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

const ADDRESS = /^(?:https:\/\/[^\s/]+)?\/[^\s]*$/;
const wrong = (text: string): Refusal =>
  new Refusal(`${quoted(text)} is no picture’s address: https://… or a path such as /pictures/…`);

/** Reads the address of a picture: of https, or a path. */
export const readPicture: FieldReader<string> = (text) => (ADDRESS.test(text) ? text : wrong(text));

/** What stands for no pictures, where a blank cell means those that are drawn. */
export const NO_PICTURES = 'none';

/** Reads addresses separated by blanks; `none` is an empty list. */
export const readPictures: FieldReader<readonly string[]> = (text) => {
  if (text === NO_PICTURES) return [];
  const addresses = text.split(/\s+/);
  const bad = addresses.find((address) => !ADDRESS.test(address));
  return bad === undefined ? addresses : wrong(bad);
};

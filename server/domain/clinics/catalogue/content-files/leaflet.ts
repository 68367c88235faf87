import type { ProductContent } from '../../../../catalogue/rows';
import type { FileProblems } from '../files/file-problems';
import { readElements } from './elements';
import type { Element } from './elements';
import { writeElements } from './write-markdown';
import type { Written } from './write-markdown';

export type Language = 'zh' | 'en';

/** What a leaflet says, without the trade name, which is in the product’s own file. */
export type Leaflet = Omit<ProductContent, 'brand'>;

type ListName = 'contraindications' | 'adverseReactions' | 'precautions' | 'afterCare';
type Section = 'description' | ListName | 'faq';

/** Headings of the sections, in the order in which they are written. */
export const HEADINGS: Readonly<Record<Section, Readonly<Record<Language, string>>>> = {
  description: { zh: '说明', en: 'Description' },
  contraindications: { zh: '禁忌', en: 'Contraindications' },
  adverseReactions: { zh: '不良反应', en: 'Adverse reactions' },
  precautions: { zh: '注意事项', en: 'Precautions' },
  afterCare: { zh: '接种后', en: 'After care' },
  faq: { zh: '常见问题', en: 'Questions' },
};
const SECTIONS = Object.keys(HEADINGS) as Section[];
/** Without them a leaflet says nothing. */
const REQUIRED: readonly Section[] = ['description', 'contraindications'];

/** A section with its heading’s line. */
interface Part {
  readonly section: Section;
  readonly line: number;
  readonly elements: Element[];
}

const headingsIn = (language: Language): string =>
  SECTIONS.map((section) => `“## ${HEADINGS[section][language]}”`).join(', ');

/** A read leaflet; what its sections are, with their lines, for the comparison of languages. */
export interface ReadLeaflet {
  readonly leaflet: Leaflet;
  readonly shape: readonly string[];
  readonly lines: readonly number[];
}

const shapeOf = (section: Section, leaflet: Leaflet): string =>
  section === 'description'
    ? 'a description'
    : `a section of ${String(leaflet[section].length)} ${HEADINGS[section].en.toLowerCase()}`;

/** Reads one language of a leaflet. */
class LeafletReader {
  constructor(
    private readonly language: Language,
    private readonly problems: FileProblems,
  ) {}

  private error(line: number, message: string): void {
    this.problems.error(line, null, message);
  }

  private sectionOf(heading: string): Section | undefined {
    const wanted = heading.toLowerCase();
    return SECTIONS.find((each) => HEADINGS[each][this.language].toLowerCase() === wanted);
  }

  private parts(elements: readonly Element[]): Part[] {
    const parts: Part[] = [];
    for (const element of elements) {
      if (element.kind !== 'heading' || element.depth !== 2) {
        const part = parts.at(-1);
        if (part) part.elements.push(element);
        else
          this.error(
            element.line,
            `stands above the first heading; begin with “## ${HEADINGS.description[this.language]}”`,
          );
        continue;
      }
      const section = this.sectionOf(element.text);
      if (section === undefined)
        this.error(
          element.line,
          `“${element.text}” is no heading of a leaflet; there are ${headingsIn(this.language)}`,
        );
      else if (parts.some((part) => part.section === section))
        this.error(element.line, `“${element.text}” is there twice; join the two`);
      else parts.push({ section, line: element.line, elements: [] });
    }
    return parts;
  }

  private description({ elements, line }: Part): string {
    const [first, second] = elements;
    if (first?.kind === 'paragraph' && second === undefined) return first.text;
    this.error((second ?? first)?.line ?? line, 'the description is one paragraph');
    return '';
  }

  private list({ elements, line }: Part): string[] {
    const [first, second] = elements;
    if (first?.kind === 'list' && second === undefined) return first.items;
    this.error(
      (second ?? first)?.line ?? line,
      'this section is one list; begin each item with “- ”',
    );
    return [];
  }

  private questions({ elements, line }: Part): Leaflet['faq'] {
    const faq: Leaflet['faq'] = [];
    for (let index = 0; index < elements.length; index += 2) {
      const [question, answer] = [elements[index], elements[index + 1]];
      if (question?.kind !== 'heading' || question.depth !== 3 || answer?.kind !== 'paragraph') {
        this.error(
          (question?.kind === 'heading' ? (answer ?? question) : question)?.line ?? line,
          'each question is a line “### …”, its answer one paragraph below it',
        );
        return faq;
      }
      faq.push({ question: question.text, answer: answer.text });
    }
    if (faq.length === 0) this.error(line, 'this section has no questions; leave it out');
    return faq;
  }

  read(text: string): ReadLeaflet {
    const parts = this.parts(readElements(text, 1, this.problems));
    const part = (section: Section) => parts.find((each) => each.section === section);
    for (const section of SECTIONS)
      if (part(section) === undefined) {
        const message = `“## ${HEADINGS[section][this.language]}” is missing`;
        if (REQUIRED.includes(section)) this.problems.error(null, null, `${message}; write it`);
        else this.problems.warning(null, null, message);
      }
    const list = (section: ListName): string[] => {
      const found = part(section);
      return found ? this.list(found) : [];
    };
    const [description, faq] = [part('description'), part('faq')];
    const leaflet = {
      description: description ? this.description(description) : '',
      contraindications: list('contraindications'),
      adverseReactions: list('adverseReactions'),
      precautions: list('precautions'),
      afterCare: list('afterCare'),
      faq: faq ? this.questions(faq) : [],
    };
    return {
      leaflet,
      shape: SECTIONS.map((section) => shapeOf(section, leaflet)),
      lines: SECTIONS.map((section) => part(section)?.line ?? 1),
    };
  }
}

export const readLeaflet = (
  text: string,
  language: Language,
  problems: FileProblems,
): ReadLeaflet => new LeafletReader(language, problems).read(text);

/** A leaflet as Markdown, without sections that are empty. */
export function writeLeaflet(leaflet: Leaflet, language: Language): string {
  const bodies: Record<Section, Written[]> = {
    description: [{ kind: 'paragraph', text: leaflet.description }],
    contraindications: [{ kind: 'list', items: leaflet.contraindications }],
    adverseReactions: [{ kind: 'list', items: leaflet.adverseReactions }],
    precautions: [{ kind: 'list', items: leaflet.precautions }],
    afterCare: [{ kind: 'list', items: leaflet.afterCare }],
    faq: leaflet.faq.flatMap(({ question, answer }): Written[] => [
      { kind: 'heading', depth: 3, text: question },
      { kind: 'paragraph', text: answer },
    ]),
  };
  const filled = SECTIONS.filter((section) => leaflet[section].length > 0);
  return writeElements(
    filled.flatMap((section): Written[] => [
      { kind: 'heading', depth: 2, text: HEADINGS[section][language] },
      ...bodies[section],
    ]),
  );
}

import { stemTerm } from '../../src/lib/search/stemTerm';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';
import { listDemoElements } from '../../tests/content/demoUses';
import { listHeadings } from './listHeadings';

/** A component, as far as its names are words of a heading. */
export interface NamedComponent {
  name: string;
  props: readonly { name: string; type: { readable: string } }[];
  slots?: readonly { name: string }[];
  classes?: readonly { key: string }[];
}

/** A heading or a label of a demo that no word of the subject is in. */
export interface UnnamedHeading {
  /** From 1. */
  line: number;
  text: string;
}

/**
 * Words of the field that are no prop: what somebody types who looks for a feature. In the form
 * of {@link toStem}.
 */
const FIELD_WORDS = `
  accessibility accessible align animation api aria async autosave badge basic
  border breakpoint bundle button caption chart checkbox class clear close
  collapse color column combobox component confirm content controlled copy css
  currency customisation customise customize dark date debounce default delete
  desktop dialog direction disabled drag drop edit ellipsis empty error event
  expand export fetch field file filter focus footer form format full fullscreen
  global grid group header height hook hover html icon image import index infinite
  input install issue item keyboard label landmark layout lazy limit link list
  loading login mask media menu message migration mobile modal mode multiline
  multiple native navigation nested next number option order overflow overlay
  override pagination palette panel password performance picture placeholder
  portal position print progress prop query radio range react ref remote render
  reorder required reset responsive role route router row rtl save screen scroll
  search select selection server shadow sidebar size skeleton slot sort spacing
  ssr state sticky style submit sx tab table tailwind tel test testing text theme
  time title toast toggle tooltip touch transition tree truncate typescript
  uncontrolled undo unit upload url use user validation value variant vertical
  virtualize width window wizard wrap
`;

/** Normalises a word for comparison: lower case, without the endings of English. */
export const toStem = (word: string): string =>
  stemTerm(
    word
      .toLowerCase()
      .replace(/colour/g, 'color')
      .replace(/'s$/, ''),
  );

/** @example splitWords('Full-screen `fullWidth`') // → ['full', 'screen', 'full', 'width'] */
export function splitWords(text: string): string[] {
  return text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** Stems of the names that a component has for things: props, their values, slots, classes. */
function listStems({
  name,
  props,
  slots = [],
  classes = [],
}: NamedComponent): string[] {
  const values = props.flatMap(({ type }) =>
    [...type.readable.matchAll(/'([\w-]+)'/g)].map(([, value = '']) => value),
  );
  return [
    name,
    ...props.map((prop) => prop.name),
    ...values,
    ...slots.map((slot) => slot.name),
    ...classes.map(({ key }) => key),
  ].flatMap((text) => splitWords(text).map(toStem));
}

const FIELD_STEMS = new Set(splitWords(FIELD_WORDS).map(toStem));

/** Words that are in every name and say nothing alone. */
const EMPTY_WORDS = new Set(
  'a an and as at by for from get in is it its no of on one or set the to with what when your'.split(
    ' ',
  ),
);

/**
 * Finds headings and labels of demos that name no prop, slot, class or component of their page
 * and nothing else that somebody would search for.
 *
 * @param text of the page
 * @param components that the page documents
 */
export function findUnnamedHeadings(
  text: string,
  components: readonly NamedComponent[],
): UnnamedHeading[] {
  const stems = new Set([...FIELD_STEMS, ...components.flatMap(listStems)]);
  const isNamed = (title: string) =>
    splitWords(title)
      .filter((word) => !EMPTY_WORDS.has(word))
      .some((word) => stems.has(toStem(word)));
  const headings = listHeadings(parsePageOrNothing(text))
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map((heading) => ({ line: heading.line, text: heading.text }));
  const labels = listDemoElements(text).map(({ line, name, options }) => ({
    line,
    text: options.label ?? name,
  }));
  return [...headings, ...labels]
    .filter((one) => !isNamed(one.text))
    .sort((a, b) => a.line - b.line);
}

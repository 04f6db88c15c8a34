/** A node of the accessibility tree, as a screen reader gets it, with what is below it. */
export interface SpokenNode {
  /** Role as the browser names it: `image`, `table`, `StaticText` … */
  role: string;
  name: string;
  description: string;
  children: readonly SpokenNode[];
}

/** A chart of a demo. */
export interface DrawnChart {
  /** The nodes around its drawing that are graphics to a screen reader; the outermost first. */
  graphics: readonly SpokenNode[];
  /** Nodes of the accessibility tree inside its drawing, beside those graphics. */
  parts: readonly SpokenNode[];
  /** Text that can be seen within those graphics, beside the drawing. */
  swallowed: readonly string[];
  /** The numbers it draws; none if nobody could ask, as before its scripts. */
  values: readonly number[];
}

/** The drawing of a demo, and its accessibility tree. */
export interface ChartDemo {
  /** Page and name of the demo, to be found by. */
  id: string;
  charts: readonly DrawnChart[];
  tree: readonly SpokenNode[];
}

/** Most letters of a name: it is spoken at one go, and cannot be gone through. */
const LONGEST_NAME = 150;

/** A name says what is shown, which takes two words at least. */
const WORDS = /\p{L}{2,}[^\p{L}]+\p{L}+/u;

const NUMBERS = /\d+(?:\.\d+)?/g;

/** Lists the numbers of a text, without their signs, which words may say (“minus”, “left”). */
const listNumbers = (text: string): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').matchAll(NUMBERS)].map(
    ([number]) => Number(number),
  );

/** Lists the names and descriptions of some nodes, in order. */
export const listSpoken = (nodes: readonly SpokenNode[]): string[] =>
  nodes.flatMap(({ name, description, children }) => [
    name,
    description,
    ...listSpoken(children),
  ]);

function findNameFaults({ name }: SpokenNode): string[] {
  if (!name) return ['its graphic has no name'];
  if (name.length > LONGEST_NAME) {
    return [
      `its name has ${name.length} letters, more than ${LONGEST_NAME}: ${name}`,
    ];
  }
  return WORDS.test(name) ? [] : [`its name does not say what it shows: ${name}`];
}

function findFaultsOfChart(
  { graphics, parts, swallowed, values }: DrawnChart,
  spoken: readonly string[],
): string[] {
  const [graphic, ...others] = graphics;
  const spokenNumbers = new Set(spoken.flatMap(listNumbers));
  const missing = values.filter((value) => !spokenNumbers.has(Math.abs(value)));
  const ofGraphic = graphic ? `${graphic.name} ${graphic.description}` : '';
  return [
    ...(graphic ? findNameFaults(graphic) : ['no graphic stands for it']),
    ...others.map(({ name }) => `it is a graphic a second time: ${name}`),
    ...parts
      .filter(({ name }) => name)
      .map(({ role, name }) => `a part of its drawing is read: ${role} ${name}`),
    ...swallowed
      .filter((text) => !ofGraphic.includes(text))
      .map((text) => `its graphic hides text that can be seen: ${text}`),
    ...(missing.length === 0
      ? []
      : [`no name, description, list or table has ${missing.join(', ')}`]),
  ];
}

/**
 * Finds what keeps screen readers from the charts of a demo. Each of them has to be one graphic
 * (`role="img"`, whose parts are not read) with a name of at least two words, and all of its
 * numbers have to be said: in the name, in a description, or in a text, a list or a table of the
 * same demo.
 *
 * @returns one line per fault, with page and name of the demo; empty if there is none
 */
export function findChartFaults({ id, charts, tree }: ChartDemo): string[] {
  const spoken = listSpoken(tree);
  const graphics = charts.map(({ graphics: [graphic] }) => graphic);
  return charts.flatMap((chart, place) => {
    const number = charts.length === 1 ? '' : `, chart ${place + 1}`;
    const isShared =
      graphics[place] !== undefined && graphics.indexOf(graphics[place]) !== place;
    return [
      ...(isShared ? ['it shares its graphic with another chart'] : []),
      ...findFaultsOfChart(chart, spoken),
    ].map((fault) => `${id}${number}: ${fault}`);
  });
}

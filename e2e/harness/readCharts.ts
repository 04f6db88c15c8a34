import type { CDPSession, Page } from 'playwright-core';
import type { ChartDemo, SpokenNode } from './chartFaults';

/** Stages of a demo; of several stylings only the visible one is read. */
const STAGES = '[data-demo-stage]';

/** The package writes both into the SVG of each chart, first of all, even if they are empty. */
const CHARTS = 'svg:has(> title:first-child + desc)';

/** Roles of graphics in Chromium's tree. */
const GRAPHICS = /^(?:image|figure|graphics-|Graphics)/i;

/** Part of what the protocol says of a node of the document. */
interface DocumentNode {
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  backendNodeId: number;
  attributes?: string[];
  children?: DocumentNode[];
}

/** Part of what it says of a node of the accessibility tree. */
interface TreeNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  childIds?: string[];
  backendDOMNodeId?: number;
}

const TEXT = 3;
const ELEMENT = 1;

const listElements = ({ children = [] }: DocumentNode) =>
  children.filter(({ nodeType }) => nodeType === ELEMENT);

/** Source of the rule: `CHARTS`. */
function isChart(node: DocumentNode): boolean {
  const [first, second] = listElements(node);
  return (
    node.nodeName === 'svg' &&
    first?.nodeName === 'title' &&
    second?.nodeName === 'desc'
  );
}

/** Lists the ways from a node to the charts below it; each ends with the SVG. */
const listWays = (
  node: DocumentNode,
  way: readonly DocumentNode[] = [],
): DocumentNode[][] =>
  isChart(node)
    ? [[...way, node]]
    : (node.children ?? []).flatMap((child) => listWays(child, [...way, node]));

const listBelow = (node: DocumentNode): DocumentNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...listBelow(child)]);

/** Texts below a node, without those of drawings and of style sheets. */
const listTexts = (node: DocumentNode): string[] =>
  /^(?:svg|style)$/i.test(node.nodeName)
    ? []
    : [
        ...(node.nodeType === TEXT && node.nodeValue.trim()
          ? [node.nodeValue.trim()]
          : []),
        ...(node.children ?? []).flatMap(listTexts),
      ];

/**
 * Roles whose content is theirs: browsers give screen readers nothing below them, although the
 * tree of their developer tools goes on. Source: WAI-ARIA, “Presentational Children”.
 */
const IS_LEAF = /^(?:image|graphics-symbol)$/i;

interface Tree {
  roots: SpokenNode[];
  byElement: Map<number, SpokenNode>;
}

/** Leaves out what is not spoken; its children stand in its place. */
function toTree(nodes: readonly TreeNode[]): Tree {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const byElement = new Map<number, SpokenNode>();
  const toSpoken = (id: string): SpokenNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = node.role?.value ?? '';
    const isLeaf = !node.ignored && IS_LEAF.test(role);
    const children = isLeaf ? [] : (node.childIds ?? []).flatMap(toSpoken);
    // A piece of a line that a text is made of says the same again.
    if (node.ignored || role === 'InlineTextBox') return children;
    const spoken = {
      role,
      name: node.name?.value.trim() ?? '',
      description: node.description?.value.trim() ?? '',
      children,
    };
    if (node.backendDOMNodeId) byElement.set(node.backendDOMNodeId, spoken);
    return [spoken];
  };
  const roots = nodes
    .filter(({ parentId }) => parentId === undefined || !byId.has(parentId))
    .flatMap(({ nodeId }) => toSpoken(nodeId));
  return { roots, byElement };
}

/** Reads the chart of one demo from the document and from the accessibility tree. */
function toChartDemo(
  id: string,
  stage: DocumentNode,
  tree: Tree,
  values: readonly (readonly number[])[],
): ChartDemo {
  const find = ({ backendNodeId }: DocumentNode) =>
    tree.byElement.get(backendNodeId);
  const isGraphic = (node: DocumentNode) => GRAPHICS.test(find(node)?.role ?? '');
  return {
    id,
    tree: tree.roots,
    charts: listWays(stage).map((way, place) => {
      const around = way.filter(isGraphic);
      const outer = around[0];
      return {
        graphics: around.map(find).filter((node) => node !== undefined),
        parts: listBelow(way.at(-1) as DocumentNode)
          .map(find)
          .filter((node) => node !== undefined),
        swallowed: outer ? listTexts(outer) : [],
        values: values[place] ?? [],
      };
    }),
  };
}

/**
 * Asks React for the numbers that the charts of each demo are given: those a chart draws are in
 * no attribute of its elements.
 *
 * @returns for each demo of the page, for each of its charts
 * @throws if a chart is not alive
 */
export const readChartValues = (page: Page): Promise<number[][][]> =>
  page.evaluate(
    ({ stages, charts }) => {
      interface Fiber {
        return: Fiber | null;
        memoizedProps: Record<string, unknown> | null;
      }
      interface Series {
        data?: unknown[];
        dataKey?: string;
      }
      const findContainer = (svg: Element): Record<string, unknown> => {
        const key = Object.keys(svg).find((name) =>
          name.startsWith('__reactFiber$'),
        );
        let fiber = key
          ? (svg as unknown as Record<string, Fiber | null>)[key]
          : null;
        while (fiber) {
          if (Array.isArray(fiber.memoizedProps?.series)) return fiber.memoizedProps;
          fiber = fiber.return;
        }
        throw new Error('React does not say what a chart is given.');
      };
      // Dates of points are numbers, too, but nobody reads them as such.
      const isDate = (value: number) => Math.abs(value) > 1e11;
      const toNumbers = (item: unknown): number[] => {
        if (typeof item === 'number') return isDate(item) ? [] : [item];
        if (typeof item !== 'object' || item === null) return [];
        const { value, x, y } = item as Record<string, unknown>;
        return [value, x, y].flatMap(toNumbers);
      };
      return [...document.querySelectorAll(stages)].map((stage) =>
        [...stage.querySelectorAll(charts)].map((svg) => {
          const { series, dataset } = findContainer(svg) as {
            series: Series[];
            dataset?: Record<string, unknown>[];
          };
          return series.flatMap(({ data, dataKey }) =>
            (data ?? dataset?.map((row) => row[dataKey ?? '']) ?? []).flatMap(
              toNumbers,
            ),
          );
        }),
      );
    },
    { stages: STAGES, charts: CHARTS },
  );

async function readStage(session: CDPSession, nodeId: number) {
  const { node } = await session.send('DOM.describeNode', { nodeId, depth: -1 });
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
  return {
    stage: node as unknown as DocumentNode,
    tree: toTree(nodes as unknown as TreeNode[]),
  };
}

/**
 * Reads what Chromium gives a screen reader of the demos of a page, and what they draw.
 *
 * @param pathname of the page, for the ids
 * @param values as `readChartValues` gives them; none before a page has scripts
 * @returns in order, demos without charts among them
 */
export async function readChartDemos(
  page: Page,
  pathname: string,
  values: readonly (readonly (readonly number[])[])[] = [],
): Promise<ChartDemo[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const demos = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: STAGES,
  });
  const names = await page
    .locator(STAGES)
    .evaluateAll((stages) =>
      stages.map((stage) => stage.closest('[data-demo]')?.getAttribute('data-demo')),
    );
  const read: ChartDemo[] = [];
  for (const [place, nodeId] of demos.nodeIds.entries()) {
    const { stage, tree } = await readStage(session, nodeId);
    const id = `${pathname} ${names[place]}`;
    read.push(toChartDemo(id, stage, tree, values[place] ?? []));
  }
  await session.detach();
  return read;
}

import type { List, ListItem, RootContent } from 'mdast';
import type {
  ApiComponent,
  ApiLink,
  ApiPageData,
} from '../../content/api-reference/types';
import {
  describeElement,
  describeOccurrence,
  findPartRow,
  type AnatomyNode,
} from '../../../src/lib/reference/anatomy';
import type { ToUrl } from './apiTables';
import { inlineCode, joinPhrases, link, paragraph, text } from './markdownNodes';

/** What a component is made of, as nested lists that lead to the rows of the reference. */
export function renderAnatomy(
  component: ApiComponent | undefined,
  toUrl: ToUrl,
): RootContent[] {
  const { anatomy } = component ?? {};
  if (!component || !anatomy) return [];
  const page = component.href.replace(/#.*/, '');
  const linkPart = (part: string) =>
    link(toUrl(`${page}#${findPartRow(component, part).anchor}`), [
      inlineCode(part),
    ]);
  const renderNode = (node: AnatomyNode<ApiLink>): ListItem => {
    const { part, component: drawnBy, parts } = node;
    const row = part === undefined ? null : findPartRow(component, part);
    const occurrence = describeOccurrence(node, row?.isSlot);
    const line = joinPhrases(
      [
        ...(part === undefined ? [] : [[linkPart(part)]]),
        ...(drawnBy ? [[link(toUrl(drawnBy.href), [text(drawnBy.name)])]] : []),
        [inlineCode(describeElement(node))],
        ...(row ? [[inlineCode(`.${row.className}`)]] : []),
        ...(occurrence ? [[text(occurrence)]] : []),
      ],
      ' ',
    );
    return {
      type: 'listItem',
      spread: false,
      children: [paragraph(...line), ...(parts ? [renderNodes(parts)] : [])],
    };
  };
  const renderNodes = (nodes: readonly AnatomyNode<ApiLink>[]): List => ({
    type: 'list',
    spread: false,
    children: nodes.map(renderNode),
  });
  const { demos, unseen = [] } = anatomy;
  return [
    renderNodes(anatomy.parts),
    paragraph(
      text(`As drawn in ${demos} ${demos === 1 ? 'demo' : 'demos'}.`),
      ...(unseen.length > 0
        ? [
            text(' Not drawn there: '),
            ...joinPhrases(
              unseen.map((part) => [linkPart(part)]),
              ', ',
            ),
            text('.'),
          ]
        : []),
    ),
  ];
}

/** Renders what a component is made of as it stands on a page about it. */
export function renderPageAnatomy(
  name: string,
  href: string,
  api: ApiPageData,
  toUrl: ToUrl,
): RootContent[] {
  const component = api.components?.find((candidate) => candidate.name === name);
  return [
    paragraph(link(toUrl(href), [text(name)])),
    ...renderAnatomy(component, toUrl),
  ];
}

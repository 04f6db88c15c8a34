import type { PhrasingContent, RootContent } from 'mdast';
import type {
  ApiComponent,
  ApiHook,
  ApiIndexEntry,
  ApiInterface,
  ApiPageData,
} from '../../content/api-reference/types';
import { PLAN_NAMES } from '../../../src/lib/reference/describePlan';
import { groupByPlan } from '../../../src/lib/reference/groupByPlan';
import {
  renderClasses,
  renderEvents,
  renderMembers,
  renderSelectors,
  renderSlots,
  type ToUrl,
} from './apiTables';
import { listFacts, renderInheritance } from './componentFacts';
import { renderAnatomy } from './renderAnatomy';
import { htmlToBlocks, htmlToPhrase } from './htmlToMarkdown';
import {
  code,
  heading,
  inlineCode,
  joinPhrases,
  link,
  list,
  paragraph,
  strong,
  text,
} from './markdownNodes';

type Entry = ApiComponent | ApiHook | ApiInterface;

/** Data from which a part of a reference page is rendered. */
interface PartSource {
  api: ApiPageData;
  /** Null for parts that belong to the page as a whole. */
  entry: Entry | null;
  toUrl: ToUrl;
}

/** Renders the origin of an entry: package, version, source, plan. */
function renderOrigin(entry: Entry, toUrl: ToUrl): PhrasingContent[] {
  const { source, plan, isUnstable } = entry;
  return joinPhrases(
    [
      [inlineCode(`${entry.package}@${source.version}`)],
      ...(source.href ? [[link(toUrl(source.href), [text('Source')])]] : []),
      ...(isUnstable ? [[text('Unstable')]] : []),
      ...(plan ? [[text(`${PLAN_NAMES[plan]} plan`)]] : []),
    ],
    ' · ',
  );
}

function renderDemos({ entry, toUrl }: PartSource): RootContent[] {
  if (!entry || entry.kind === 'interface') return [];
  const pages = new Map(
    entry.demos.map(({ page, href }) => [page, href.replace(/#.*/, '')]),
  );
  const links = [...pages].map(([page, href]) => [link(toUrl(href), [text(page)])]);
  return [paragraph(text('Shown in '), ...joinPhrases(links, ', '), text('.'))];
}

function renderIntro({ entry, toUrl }: PartSource): RootContent[] {
  if (!entry) return [];
  const { deprecated } = entry;
  return [
    paragraph(...renderOrigin(entry, toUrl)),
    ...(deprecated
      ? [
          paragraph(
            strong('Deprecated.'),
            text(' '),
            ...htmlToPhrase(deprecated.reason, toUrl),
          ),
        ]
      : []),
    ...htmlToBlocks(entry.description, toUrl),
    ...(entry.kind === 'hook' ? [code('ts', entry.signature)] : []),
  ];
}

function renderImport({ entry }: PartSource): RootContent[] {
  const { deep, barrel } = entry?.imports ?? {};
  const lines = [deep, barrel].filter(Boolean);
  return lines.length > 0 ? [code('ts', lines.join('\n// or\n'))] : [];
}

function renderProps({ entry, toUrl }: PartSource): RootContent[] {
  if (entry?.kind !== 'component') return [];
  const inherited = entry.inheritance?.props ?? [];
  return [
    ...(entry.props.length > 0 ? [renderMembers(entry.props, toUrl)] : []),
    list(listFacts(entry, toUrl)),
    ...(entry.inheritance && inherited.length > 0
      ? [
          paragraph(text(`Props of ${entry.inheritance.name}:`)),
          renderMembers(inherited, toUrl),
        ]
      : []),
  ];
}

function renderReturnValue({ entry, toUrl }: PartSource): RootContent[] {
  if (entry?.kind !== 'hook') return [];
  const { returnValue, returnType } = entry;
  if (returnValue.length > 0) {
    // Returned fields are always present.
    const values = returnValue.map(({ required: _, ...value }) => value);
    return [renderMembers(values, toUrl)];
  }
  return returnType ? [code('ts', returnType.declared ?? returnType.readable)] : [];
}

const KINDS: readonly [kind: ApiIndexEntry['kind'], title: string][] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

function renderIndex({ api, toUrl }: PartSource): RootContent[] {
  return KINDS.flatMap(([kind, title]) => {
    const entries = (api.index ?? []).filter((entry) => entry.kind === kind);
    const links = entries.map(({ name, href, plan, deprecated }) => {
      const notes = [plan && `${plan} plan`, deprecated && 'deprecated'].filter(
        Boolean,
      );
      return [
        link(toUrl(href), [text(name)]),
        ...(notes.length > 0 ? [text(` (${notes.join(', ')})`)] : []),
      ];
    });
    return links.length > 0 ? [paragraph(strong(title)), list(links)] : [];
  });
}

const findEntryOf = <Kind extends Entry['kind']>(
  { entry }: PartSource,
  kind: Kind,
): Extract<Entry, { kind: Kind }> | undefined =>
  entry?.kind === kind ? (entry as Extract<Entry, { kind: Kind }>) : undefined;

/** The parts of `src/components/ApiReference/parts.ts`, as Markdown. */
const PARTS: Readonly<Record<string, (source: PartSource) => RootContent[]>> = {
  ApiIntro: renderIntro,
  ApiImport: renderImport,
  ApiDemos: renderDemos,
  ApiProps: renderProps,
  ApiAnatomy: (source) =>
    renderAnatomy(findEntryOf(source, 'component'), source.toUrl),
  ApiSlots: (source) => [
    renderSlots(findEntryOf(source, 'component')?.slots ?? [], source.toUrl),
  ],
  ApiClasses: (source) => [
    renderClasses(findEntryOf(source, 'component')?.classes ?? [], source.toUrl),
  ],
  ApiParameters: (source) => [
    renderMembers(findEntryOf(source, 'hook')?.parameters ?? [], source.toUrl),
  ],
  ApiReturnValue: renderReturnValue,
  ApiProperties: (source) => [
    renderMembers(findEntryOf(source, 'interface')?.properties ?? [], source.toUrl),
  ],
  ApiMethodNames: ({ api, toUrl, ...source }) =>
    groupByPlan(
      findEntryOf({ api, toUrl, ...source }, 'interface')?.properties ?? [],
    ).map(({ plan, members }) =>
      paragraph(
        strong(plan ? PLAN_NAMES[plan] : 'Community'),
        text(': '),
        ...joinPhrases(
          members.map(({ name, anchor }) => [
            link(toUrl(`${api.href}#${anchor}`), [inlineCode(name)]),
          ]),
          ', ',
        ),
      ),
    ),
  ApiEvents: ({ api, toUrl }) => [renderEvents(api.events ?? [], toUrl)],
  ApiSelectors: ({ api, toUrl }) => [renderSelectors(api.selectors ?? [], toUrl)],
  ApiIndex: renderIndex,
};

/** Whether pages of the reference have a part of this name. */
export function isApiPart(name: string): boolean {
  return Object.hasOwn(PARTS, name);
}

/** All components, hooks and interfaces of a page of the reference. */
function listEntries({ components, hooks, interfaces }: ApiPageData): Entry[] {
  return [...(components ?? []), ...(hooks ?? []), ...(interfaces ?? [])];
}

/**
 * Renders one part of a page of the reference: `<ApiProps api={api} name="Button" />`.
 *
 * @param part name of the part
 * @param name of the component, hook or interface; undefined for lists of the whole page
 * @throws if the page has nothing of that name
 */
export function renderApiPart(
  part: string,
  name: string | undefined,
  api: ApiPageData,
  toUrl: ToUrl,
): RootContent[] {
  const entry =
    listEntries(api).find((candidate) => candidate.name === name) ?? null;
  if (name && !entry) {
    throw new Error(`<${part}>: the reference at ${api.href} knows no ${name}`);
  }
  return PARTS[part]?.({ api, entry, toUrl }) ?? [];
}

/** The types that a page names, with their declarations. */
export function renderDefinitions({ definitions }: ApiPageData): RootContent[] {
  const types = Object.values(definitions);
  return types.length === 0
    ? []
    : [
        heading(2, 'Types'),
        ...types.flatMap(({ name, text: declaration, package: packageName }) => [
          paragraph(inlineCode(name), text(' of '), inlineCode(packageName)),
          code('ts', declaration),
        ]),
      ];
}

/**
 * Renders the props of a component as they stand at the end of a page about it.
 *
 * @param api data of the page of the reference it is on
 */
export function renderPageProps(
  name: string,
  href: string,
  api: ApiPageData,
  toUrl: ToUrl,
): RootContent[] {
  const component = api.components?.find((candidate) => candidate.name === name);
  const { props = [], inheritance } = component ?? {};
  return [
    props.length > 0
      ? renderMembers(props, toUrl)
      : paragraph(text(`${name} has no props of its own.`)),
    ...(inheritance ? [paragraph(...renderInheritance(inheritance, toUrl))] : []),
    paragraph(link(toUrl(href), [text(`Full reference of ${name}`)])),
  ];
}

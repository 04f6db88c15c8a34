import type { IndexedEntry, SearchKind } from '../../../src/lib/search/types';
import type {
  ApiComponent,
  ApiEntry,
  ApiHook,
  ApiHtml,
  ApiInterface,
  ApiMember,
  ApiPageData,
} from '../../content/api-reference/types';
import { shortenText } from './collectPageEntries';

/** Longest type and default shown with a result, in characters. */
const TYPE_MAX_LENGTH = 90;
const DEFAULT_MAX_LENGTH = 40;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The text of sanitised HTML.
 *
 * @example htmlToText('<p>The <code>ref</code> &amp; more.</p>') // → 'The ref & more.'
 */
export function htmlToText(html: ApiHtml): string {
  return html
    .replace(/<\/(?:p|li|ul|ol|pre)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|gt|lt|quot|#39);/g, (entity) => ENTITIES[entity] as string)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Path of an anchor on the page an entry stands on. */
function toAnchor({ href }: Pick<ApiEntry, 'href'>, anchor: string): string {
  return `${href.replace(/#.*$/, '')}#${anchor}`;
}

type Flags = Pick<ApiEntry, 'plan'> & { deprecated?: unknown };

/** Parts of a component need at least the licence of the component. */
function toFlags({ deprecated, plan }: Flags, owner?: Flags): Partial<IndexedEntry> {
  const needed = plan ?? owner?.plan;
  return {
    ...(deprecated || owner?.deprecated ? { deprecated: true } : {}),
    ...(needed ? { plan: needed } : {}),
  };
}

/** Weight of an entry: demos that use it, and a little for a rich API. */
function toWeight(entry: ApiComponent | ApiHook | ApiInterface): number {
  const demos = 'demos' in entry ? entry.demos.length : 0;
  const members = entry.kind === 'component' ? entry.props.length : 0;
  return demos + Math.round(members / 20);
}

function memberToEntry(
  owner: ApiComponent | ApiHook | ApiInterface,
  member: ApiMember,
): IndexedEntry {
  return {
    kind: 'prop',
    name: member.name,
    owner: owner.name,
    href: toAnchor(owner, member.anchor),
    type: shortenText(member.type.readable, TYPE_MAX_LENGTH),
    ...(member.default
      ? { default: shortenText(htmlToText(member.default), DEFAULT_MAX_LENGTH) }
      : {}),
    weight: toWeight(owner),
    ...toFlags(member, owner),
    text: htmlToText(member.description),
  };
}

function entryToIndexed(
  entry: ApiComponent | ApiHook | ApiInterface,
  kind: SearchKind,
): IndexedEntry {
  const description = htmlToText(entry.description);
  const code = entry.imports.deep ?? entry.imports.barrel;
  return {
    kind,
    name: entry.name,
    href: entry.href,
    ...(code ? { code } : {}),
    ...(description ? { excerpt: shortenText(description) } : {}),
    weight: toWeight(entry),
    ...toFlags(entry),
    text: `API ${entry.package} ${description}`,
  };
}

function collectComponent(component: ApiComponent): IndexedEntry[] {
  const owner = component.name;
  return [
    entryToIndexed(component, 'component'),
    ...component.props.map((prop) => memberToEntry(component, prop)),
    ...component.slots.map((slot): IndexedEntry => ({
      kind: 'slot',
      name: slot.name,
      owner,
      href: toAnchor(component, slot.anchor),
      ...(slot.default ? { default: slot.default } : {}),
      weight: toWeight(component),
      ...toFlags(slot, component),
      text: `slot ${htmlToText(slot.description)} ${slot.className ?? ''}`,
    })),
    ...component.classes.map((css): IndexedEntry => ({
      kind: 'class',
      name: css.className,
      owner,
      href: toAnchor(component, css.anchor),
      weight: toWeight(component),
      ...toFlags(css, component),
      text: `class ${css.key} ${htmlToText(css.description)}`,
    })),
    ...(component.themeName
      ? [
          {
            kind: 'themeKey' as const,
            name: component.themeName,
            owner: 'theme.components',
            href: component.href,
            text: `${owner} theme components defaultProps styleOverrides variants`,
          },
        ]
      : []),
  ];
}

/**
 * Collects what a page of the API reference documents. Inherited props are found with the
 * component that declares them.
 */
export function collectApiEntries(page: ApiPageData): IndexedEntry[] {
  const owner = { name: 'DataGrid', href: page.href } as ApiEntry;
  return [
    ...(page.components ?? []).flatMap(collectComponent),
    ...(page.hooks ?? []).flatMap((hook) => [
      entryToIndexed(hook, 'hook'),
      ...[...hook.parameters, ...hook.returnValue].map((member) =>
        memberToEntry(hook, member),
      ),
    ]),
    ...(page.interfaces ?? []).flatMap((entry) => [
      entryToIndexed(entry, 'type'),
      ...entry.properties.map((member) => memberToEntry(entry, member)),
    ]),
    ...(page.events ?? []).map((event): IndexedEntry => ({
      kind: 'event',
      name: event.name,
      owner: owner.name,
      href: toAnchor(owner, event.anchor),
      ...toFlags(event),
      text: `event ${event.prop ?? ''} ${htmlToText(event.description)}`,
    })),
    ...(page.selectors ?? []).map((selector): IndexedEntry => ({
      kind: 'selector',
      name: selector.name,
      owner: owner.name,
      href: toAnchor(owner, selector.anchor),
      type: shortenText(selector.returns, TYPE_MAX_LENGTH),
      ...toFlags(selector),
      text: `selector ${htmlToText(selector.description)}`,
    })),
  ];
}

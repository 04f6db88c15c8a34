import type {
  ApiClass,
  ApiComponent,
  ApiDeprecation,
  ApiHook,
  ApiHtml,
  ApiInterface,
  ApiMember,
  ApiPageData,
  ApiProp,
  ApiSlot,
} from '../../content/api-reference/types';
import { htmlToBlocks } from '../markdown-twins/htmlToMarkdown';
import { root } from '../markdown-twins/markdownNodes';
import { treeToMarkdown } from '../markdown-twins/renderTwin';
import type { PackClass, PackEntry, PackMember, PackSlot } from './types';

type Entry = ApiComponent | ApiHook | ApiInterface;

const keepHref = (href: string) => href;

const toText = (html: ApiHtml): string =>
  html === '' ? '' : treeToMarkdown(root(htmlToBlocks(html, keepHref))).trim();

const toDeprecation = (deprecated: ApiDeprecation | undefined) =>
  deprecated ? { deprecated: toText(deprecated.reason) } : {};

/**
 * The versions that list a member: those after the last recorded one that did not.
 *
 * @example changesToSince([{ change: 'new', release: '5.13.7' }]) // → '>5.13.7'
 */
export function changesToSince(changes: ApiMember['changes']): string | undefined {
  const added = changes?.find(({ change }) => change === 'new');
  return added && `>${added.release}`;
}

function toMember(member: ApiMember & Pick<ApiProp, 'isEvent'>): PackMember {
  const { name, type, required, description, signature, plan, changes } = member;
  const since = changesToSince(changes);
  return {
    name,
    type: type.readable,
    ...(type.declared ? { declared: type.declared } : {}),
    ...(member.default === undefined ? {} : { default: member.default }),
    ...(required ? { required } : {}),
    ...toDeprecation(member.deprecated),
    description: toText(description),
    ...(signature ? { signature: signature.text } : {}),
    ...(plan ? { plan } : {}),
    ...(member.isEvent ? { event: true } : {}),
    ...(since ? { since } : {}),
    ...(changes ? { changes } : {}),
  };
}

const toSlot = (slot: ApiSlot): PackSlot => ({
  name: slot.name,
  ...(slot.default === undefined ? {} : { default: slot.default }),
  ...(slot.className ? { className: slot.className } : {}),
  ...toDeprecation(slot.deprecated),
  description: toText(slot.description),
});

const toClass = ({
  key,
  className,
  deprecated,
  description,
}: ApiClass): PackClass => ({
  key,
  className,
  ...toDeprecation(deprecated),
  description: toText(description),
});

/** Where an entry is in the pack. */
export const entryToFile = ({
  product,
  name,
}: Pick<Entry, 'product' | 'name'>): string => `api/${product}/${name}.json`;

function pickComponent(component: ApiComponent): Partial<PackEntry> {
  const { inheritance, refTarget, themeName, isSpread, isPolymorphic } = component;
  const [, product] = inheritance?.href.split('/') ?? [];
  return {
    props: component.props.map(toMember),
    slots: component.slots.map(toSlot),
    classes: component.classes.map(toClass),
    ...(refTarget ? { refTarget } : {}),
    ...(themeName ? { themeName } : {}),
    ...(isSpread ? { isSpread } : {}),
    ...(isPolymorphic ? { isPolymorphic } : {}),
    ...(inheritance
      ? {
          inherits: {
            name: inheritance.name,
            file: entryToFile({
              product: product as Entry['product'],
              name: inheritance.name,
            }),
            props: inheritance.props.map(({ name }) => name),
          },
        }
      : {}),
  };
}

function pickHook(hook: ApiHook): Partial<PackEntry> {
  const { returnType } = hook;
  return {
    hookSignature: hook.signature,
    parameters: hook.parameters.map(toMember),
    returnValue: hook.returnValue.map(toMember),
    ...(returnType
      ? { returnType: returnType.declared ?? returnType.readable }
      : {}),
  };
}

const pickDemos = (demos: ApiComponent['demos']) =>
  demos.map(({ name, label, href }) => ({ name, label, href }));

/** Names of types that the text of an entry has, and in turn those that their texts have. */
function pickTypes(
  entry: object,
  definitions: ApiPageData['definitions'],
): Record<string, string> {
  const picked: Record<string, string> = {};
  let text = JSON.stringify(entry);
  for (;;) {
    const words = new Set(text.match(/\w+/g));
    const found = Object.values(definitions).filter(
      ({ name }) => words.has(name) && !(name in picked),
    );
    if (found.length === 0) return picked;
    found.forEach((definition) => {
      picked[definition.name] = definition.text;
    });
    text = found.map((definition) => definition.text).join('\n');
  }
}

function toPackEntry(
  entry: Entry,
  definitions: ApiPageData['definitions'],
): PackEntry {
  const { kind, name, product, href, imports, plan, isUnstable, changesSince } =
    entry;
  const own: Omit<PackEntry, 'types'> = {
    kind,
    name,
    product,
    package: entry.package,
    version: entry.source.version,
    href,
    imports: [imports.deep, imports.barrel].filter((line) => line !== undefined),
    description: toText(entry.description),
    ...toDeprecation(entry.deprecated),
    ...(plan ? { plan } : {}),
    ...(isUnstable ? { isUnstable } : {}),
    ...(changesSince ? { changesSince } : {}),
    ...(kind === 'component' ? pickComponent(entry) : {}),
    ...(kind === 'hook' ? pickHook(entry) : {}),
    ...(kind === 'interface' ? { properties: entry.properties.map(toMember) } : {}),
    ...(kind === 'interface' ? {} : { demos: pickDemos(entry.demos) }),
  };
  return { ...own, types: pickTypes(own, definitions) };
}

/**
 * Lists all components, hooks and interfaces of pages of the reference.
 *
 * @throws if two of one set have the same name
 */
export function apiToPack(pages: Iterable<ApiPageData>): Map<string, PackEntry> {
  const entries = new Map<string, PackEntry>();
  for (const page of pages) {
    const { components = [], hooks = [], interfaces = [], definitions } = page;
    for (const entry of [...components, ...hooks, ...interfaces]) {
      const file = entryToFile(entry);
      if (entries.has(file)) {
        throw new Error(`Two entries of the reference would be ${file}.`);
      }
      entries.set(file, toPackEntry(entry, definitions));
    }
  }
  return entries;
}

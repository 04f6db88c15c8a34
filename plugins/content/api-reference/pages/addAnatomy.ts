import type {
  Anatomy,
  AnatomyNode,
  AnatomyRecord,
} from '../../../../src/lib/reference/anatomy';
import type { ApiComponent, ApiLink, ApiPageData } from '../types';

const toId = ({ product, name }: Pick<ApiComponent, 'product' | 'name'>) =>
  `${product} ${name}`;

/**
 * Adds to components what they are made of. Of a record that is older than the packages, parts and
 * components that they no longer have are left out; the sweep says that it is old.
 *
 * @param record from `npm run anatomy:record`
 */
export function addAnatomy(
  pages: readonly ApiPageData[],
  record: AnatomyRecord,
): ApiPageData[] {
  const links = new Map(
    pages
      .flatMap(({ components = [] }) => components)
      .map((component): [string, ApiLink] => [
        toId(component),
        { name: component.name, href: component.href },
      ]),
  );

  const resolveNode = (
    { part, component, parts = [], ...node }: AnatomyNode,
    keys: ReadonlySet<string>,
  ): AnatomyNode<ApiLink>[] => {
    const link = component === undefined ? undefined : links.get(component);
    const inner = parts.flatMap((one) => resolveNode(one, keys));
    const isPart = part !== undefined && keys.has(part);
    if (!isPart && !link) return inner;
    return [
      {
        ...(isPart ? { part } : {}),
        ...(link ? { component: link } : {}),
        ...node,
        ...(inner.length > 0 ? { parts: inner } : {}),
      },
    ];
  };

  const complete = (component: ApiComponent): ApiComponent => {
    const recorded = record[component.product]?.[component.name];
    if (!recorded) return component;
    const keys = new Set(component.classes.map(({ key }) => key));
    const unseen = (recorded.unseen ?? []).filter((key) => keys.has(key));
    const anatomy: Anatomy<ApiLink> = {
      demos: recorded.demos,
      parts: recorded.parts.flatMap((part) => resolveNode(part, keys)),
      ...(unseen.length > 0 ? { unseen } : {}),
    };
    return anatomy.parts.length > 0 ? { ...component, anatomy } : component;
  };

  return pages.map((page) =>
    page.components ? { ...page, components: page.components.map(complete) } : page,
  );
}

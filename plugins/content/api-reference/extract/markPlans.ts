import type { ApiComponent } from '../types';

/** A component of a paid package and the smaller one it extends. */
const EXTENDS: Readonly<Record<string, string>> = {
  DataGridPro: 'DataGrid',
  DataGridPremium: 'DataGridPro',
};

/**
 * Marks the props of the larger Data Grids with the plan that has them: those the next smaller
 * grid does not have. A package that only re-exports declarations does not count, and the
 * premium package augments the others' types, so sets of names are compared.
 */
export function markPlans(components: readonly ApiComponent[]): ApiComponent[] {
  const byName = new Map(components.map((component) => [component.name, component]));
  const listNames = (name: string): Set<string> =>
    new Set(byName.get(name)?.props.map((prop) => prop.name));
  return components.map((component) => {
    const base = EXTENDS[component.name];
    if (!base || !byName.has(base)) return component;
    const inBase = listNames(base);
    const inFree = listNames('DataGrid');
    return {
      ...component,
      props: component.props.map((prop) => {
        if (inFree.has(prop.name)) return prop;
        return {
          ...prop,
          plan: inBase.has(prop.name) ? 'pro' : (component.plan ?? 'pro'),
        };
      }),
    };
  });
}

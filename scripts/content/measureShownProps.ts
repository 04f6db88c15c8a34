/** A component of the reference, as far as its props count. */
export interface ComponentProps {
  name: string;
  package: string;
  href: string;
  props: readonly {
    name: string;
    /** HTML. */
    description: string;
    deprecated?: object;
    declaredIn?: string;
  }[];
  /** The component whose props it takes, too. */
  inheritance?: { href: string };
}

/** Props of one component that demos set. */
export interface ShownProps {
  name: string;
  shown: number;
  total: number;
  /** Names of those that no demo sets, in the order of the reference. */
  missing: string[];
  /** Names of those that are not counted, because the package advises against them. */
  advisedAgainst: string[];
}

type Uses = ReadonlyMap<string, ReadonlySet<string>>;
type Prop = ComponentProps['props'][number];

/** `components`, which is another name of `slots`. */
const OUTDATED_ALIAS = /alias for .*recommended to use the/s;

const isAdvisedAgainst = ({ deprecated, description }: Prop): boolean =>
  Boolean(deprecated) || OUTDATED_ALIAS.test(description);

const toKey = (component: ComponentProps) =>
  `${component.package}#${component.name}`;

function listAncestors(
  component: ComponentProps,
  byHref: ReadonlyMap<string, ComponentProps>,
): ComponentProps[] {
  const found: ComponentProps[] = [];
  let next = component.inheritance && byHref.get(component.inheritance.href);
  while (next && !found.includes(next)) {
    found.push(next);
    next = next.inheritance && byHref.get(next.inheritance.href);
  }
  return found;
}

/**
 * Counts the props that at least one demo sets.
 *
 * A prop counts where it is declared: `OutlinedInput` lists those of `InputBase`, and a demo
 * that sets one of them shows a prop of `InputBase`. Deprecated props and old names of other
 * props do not count. Components that no demo renders are left out: they are pages that are not
 * written yet.
 *
 * @param uses one map a demo, from `package#Component` to names of props
 */
export function measureShownProps(
  components: readonly ComponentProps[],
  uses: readonly Uses[],
): ShownProps[] {
  const byHref = new Map(components.map((one) => [one.href, one]));
  const ancestorsOf = new Map(
    components.map((one) => [one, listAncestors(one, byHref)]),
  );
  const ownPropsOf = new Map(
    components.map((one) => {
      const parents = new Set(ancestorsOf.get(one)?.map(({ name }) => name));
      const isInherited = ({ declaredIn = '' }: Prop) =>
        parents.has(declaredIn.split('/').at(-1) ?? '');
      return [one, one.props.filter((prop) => !isInherited(prop))];
    }),
  );

  /** Own names of props by component, with those set on its heirs. */
  const setOn = new Map<ComponentProps, Set<string>>();
  for (const component of components) {
    const names = uses.flatMap((use) => [...(use.get(toKey(component)) ?? [])]);
    for (const name of names) {
      const owner = [component, ...(ancestorsOf.get(component) ?? [])].find((one) =>
        ownPropsOf.get(one)?.some((prop) => prop.name === name),
      );
      if (owner) setOn.set(owner, (setOn.get(owner) ?? new Set()).add(name));
    }
  }

  return components.flatMap((component) => {
    const own = ownPropsOf.get(component) ?? [];
    const isRendered = uses.some((use) => use.has(toKey(component)));
    if (!isRendered || own.length === 0) return [];
    const counted = own.filter((prop) => !isAdvisedAgainst(prop));
    const missing = counted
      .map(({ name }) => name)
      .filter((name) => !setOn.get(component)?.has(name));
    return {
      name: component.name,
      shown: counted.length - missing.length,
      total: counted.length,
      missing,
      advisedAgainst: own.filter(isAdvisedAgainst).map(({ name }) => name),
    };
  });
}

import { forwardRef, useSyncExternalStore, type ComponentType } from 'react';

let overridden: { statement: string; Component: ComponentType } | null = null;
const listeners = new Set<() => void>();

/**
 * Lets a component be drawn in place of another one, wherever the demo writes that.
 *
 * @param next the import statement of the one, and the other; null: as the demo is written
 */
export function overrideHost(next: typeof overridden): void {
  overridden = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A component that can be exchanged. It keeps what components ask of each other, such as
 * `muiName`.
 */
export function wrapHost<Host extends object>(
  original: Host | undefined,
  statement: string,
): Host | undefined {
  // The module of a package exports some components under other names.
  if (!original) return undefined;
  const Original = original as ComponentType<object & { ref?: unknown }>;
  const Wrapped = forwardRef<unknown, object>(function Host(props, ref) {
    const Custom = useSyncExternalStore(subscribe, () =>
      overridden?.statement === statement ? overridden.Component : null,
    );
    // Overrides are function components, which take no ref.
    return Custom ? (
      <Custom {...props} />
    ) : (
      <Original {...props} {...(ref ? { ref } : {})} />
    );
  });
  for (const [name, value] of Object.entries(original as Record<string, unknown>)) {
    if (!name.startsWith('$$') && !(name in Wrapped)) {
      Object.assign(Wrapped, { [name]: value });
    }
  }
  return Wrapped as unknown as Host;
}

import { useMemo, type ReactNode } from 'react';
import type { ApiDefinition } from '../../../plugins/content/api-reference/types';
import { TypePopovers, TypeScopeContext } from './TypeName';

interface TypeScopeProps {
  /** Beginning of the ids of the popovers. */
  id: string;
  definitions: Readonly<Record<string, ApiDefinition>>;
  /** Types that the children name. */
  names: readonly string[];
  children: ReactNode;
}

/** Explains the types that its children name. */
export function TypeScope({ id, definitions, names, children }: TypeScopeProps) {
  const scope = useMemo(() => ({ id, definitions }), [id, definitions]);
  return (
    <TypeScopeContext.Provider value={scope}>
      {children}
      <TypePopovers scope={scope} names={names} />
    </TypeScopeContext.Provider>
  );
}

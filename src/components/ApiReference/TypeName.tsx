import { createContext, useContext } from 'react';
import Link from '@docusaurus/Link';
import type { ApiDefinition } from '../../../plugins/content/api-reference/types';
import { CodeText } from './CodeText';
import { Html } from './Html';
import styles from './TypeName.module.css';

/** Types that a section explains, and the prefix of the ids of their popovers. */
export interface TypeScope {
  id: string;
  definitions: Readonly<Record<string, ApiDefinition>>;
}

export const TypeScopeContext = createContext<TypeScope>({
  id: '',
  definitions: {},
});

const createPopoverId = (scope: TypeScope, name: string) =>
  `${scope.id}-type-${name}`;

/** A named type: pressed, it is explained in place. */
export function TypeName({ name }: { name: string }) {
  const scope = useContext(TypeScopeContext);
  return Object.hasOwn(scope.definitions, name) ? (
    <button
      type="button"
      className={styles.name}
      {...{ popovertarget: createPopoverId(scope, name) }}
    >
      {name}
    </button>
  ) : (
    <>{name}</>
  );
}

/** TypeScript whose named types can be opened. */
export function TypeText({ text, names }: { text: string; names?: string[] }) {
  return (
    <CodeText names={names ?? []} renderName={(name) => <TypeName name={name} />}>
      {text}
    </CodeText>
  );
}

/** The explanations, one a type, that the names of a section open. */
export function TypePopovers({
  scope,
  names,
}: {
  scope: TypeScope;
  names: readonly string[];
}) {
  return (
    <>
      {names.map((name) => {
        const definition = scope.definitions[name];
        return definition ? (
          <TypePopover
            key={name}
            id={createPopoverId(scope, name)}
            definition={definition}
          />
        ) : null;
      })}
    </>
  );
}

function TypePopover({ id, definition }: { id: string; definition: ApiDefinition }) {
  const { name, text, description, package: packageName, href } = definition;
  return (
    <div
      id={id}
      className={styles.popover}
      role="dialog"
      aria-label={`Type ${name}`}
      {...{ popover: 'auto' }}
    >
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.from}>{packageName}</span>
        <button
          type="button"
          className={styles.close}
          {...{ popovertarget: id, popovertargetaction: 'hide' }}
        >
          Close
        </button>
      </div>
      <Html className={styles.description}>{description}</Html>
      <pre
        className={styles.text}
        tabIndex={0}
        role="group"
        aria-label="Declaration"
      >
        <code>
          <CodeText>{text}</CodeText>
        </code>
      </pre>
      {href && (
        <p className={styles.more}>
          <Link to={href}>Reference of {name}</Link>
        </p>
      )}
    </div>
  );
}

import Link from '@docusaurus/Link';
import { findComponent, type ApiPartProps } from './findApiEntry';
import { listTypeNames, MemberTable } from './MemberTable';
import { TypeScope } from './TypeScope';
import styles from './PageApi.module.css';

/** A component's own props, as they stand beside its demos. */
export function CompactProps(part: ApiPartProps) {
  const component = findComponent(part);
  const { slug, name, props, inheritance } = component;
  return (
    <TypeScope
      id={`${slug}-compact`}
      definitions={part.api.definitions}
      names={listTypeNames(props)}
    >
      {props.length > 0 ? (
        <MemberTable
          label={`Props of ${name}`}
          packageName={component.package}
          members={props}
          isCompact
        />
      ) : (
        <p className={styles.note}>{name} has no props of its own.</p>
      )}
      {inheritance && (
        <p className={styles.note}>
          The props of <Link to={inheritance.href}>{inheritance.name}</Link> are
          taken as well.
        </p>
      )}
    </TypeScope>
  );
}
